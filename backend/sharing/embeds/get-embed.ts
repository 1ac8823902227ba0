import { commonErrors, type EndpointQuery, type EndpointReply } from '#contract/http'
import { ApiError } from '#http/api-error'
import { config } from '#runtime/config'
import { buildLanguagePath, parseLanguagePath } from '#text/messages/language-path'
import type { getEmbed as describeEmbedCall } from '../contract.ts'
import { SHARE_IMAGE_SIZE } from '../contract.ts'
import { getSharedPage } from '../get-shared-page.ts'
import { buildImageUrl, formatTitle } from '../render-page-head.ts'
import { buildEmbedFrame } from './build-embed-frame.ts'

/**
 * The oEmbed response for a page of ours, in the language of its address: the player of a song or an album where it fits, else a link. Throws 404 for
 * other origins and pages that do not exist.
 */
export async function getEmbed({
  url,
  format,
  maxwidth = Infinity,
  maxheight = Infinity,
}: EndpointQuery<typeof describeEmbedCall>): Promise<EndpointReply<typeof describeEmbedCall>> {
  // The protocol requires 501 for unsupported formats.
  if (format !== 'json')
    throw new ApiError({ code: 'format-unknown', status: 501, message: 'Only the format json is offered.' })
  const { origin, pathname } = new URL(url)
  const { language, path } = parseLanguagePath(pathname)
  const shared = origin === new URL(config.PUBLIC_URL).origin ? await getSharedPage(path, language) : undefined
  if (!shared) throw new ApiError(commonErrors.unknown)
  const fits = maxwidth >= SHARE_IMAGE_SIZE.width && maxheight >= SHARE_IMAGE_SIZE.height
  const frame = buildEmbedFrame(shared, { maxwidth, maxheight }, language)
  return {
    version: '1.0',
    type: frame ? 'rich' : 'link',
    title: formatTitle(shared, language),
    author_name: shared.artist,
    author_url: config.PUBLIC_URL + buildLanguagePath(language, `/artists/${shared.artistId}`),
    provider_name: 'TuneMaker',
    provider_url: config.PUBLIC_URL,
    cache_age: 3600,
    ...frame,
    ...(fits
      ? {
          thumbnail_url: buildImageUrl(buildLanguagePath(language, shared.path)),
          thumbnail_width: SHARE_IMAGE_SIZE.width,
          thumbnail_height: SHARE_IMAGE_SIZE.height,
        }
      : {}),
  }
}
