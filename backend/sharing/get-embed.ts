import { commonErrors, type EndpointQuery } from '#contract/http'
import { ApiError } from '#http/api-error'
import { config } from '#runtime/config'
import type { getEmbed as describeEmbedCall } from './contract.ts'
import { SHARE_IMAGE_SIZE } from './contract.ts'
import { getSharedPage } from './get-shared-page.ts'
import { buildImageUrl, formatTitle } from './render-page-head.ts'

/** The oEmbed response for a page of ours. Throws 404 for other origins and pages that do not exist. */
export async function getEmbed({ url, format, maxwidth, maxheight }: EndpointQuery<typeof describeEmbedCall>) {
  // The protocol requires 501 for unsupported formats.
  if (format !== 'json')
    throw new ApiError({ code: 'format-unknown', status: 501, message: 'Only the format json is offered.' })
  const { origin, pathname } = new URL(url)
  const shared = origin === new URL(config.PUBLIC_URL).origin ? await getSharedPage(pathname) : undefined
  if (!shared) throw new ApiError(commonErrors.unknown)
  const fits = (maxwidth ?? Infinity) >= SHARE_IMAGE_SIZE.width && (maxheight ?? Infinity) >= SHARE_IMAGE_SIZE.height
  return {
    version: '1.0' as const,
    type: 'link' as const,
    title: formatTitle(shared),
    author_name: shared.artist,
    author_url: `${config.PUBLIC_URL}/artists/${shared.artistId}`,
    provider_name: 'TuneMaker' as const,
    provider_url: config.PUBLIC_URL,
    cache_age: 3600,
    ...(fits
      ? {
          thumbnail_url: buildImageUrl(shared.path),
          thumbnail_width: SHARE_IMAGE_SIZE.width,
          thumbnail_height: SHARE_IMAGE_SIZE.height,
        }
      : {}),
  }
}
