import { config } from '#platform/config'
import type { QueryOf } from '#contract/platform'
import { commonRefusals } from '#contract/platform'
import { Refusal } from '#platform/refusal'
import { SHARE_IMAGE, describeEmbed as describeEmbedCall, drawShareImage } from './contract.ts'
import { type Shared, findShared, readAddress } from './find-shared.ts'

const HOUSE = {
  title: 'TuneMaker: songs in limited editions',
  description:
    "Independent artists sell a song in a fixed number of copies, straight to the people who want it. Pay once, own copy No. 7 of 100, and walk into the artist's Private Green Room.",
}

const imageUrl = (path: string) => `${config.PUBLIC_URL}${drawShareImage.path}?${new URLSearchParams({ page: path })}`
const titleOf = ({ kind, title, artist }: Shared) => (kind === 'artist' ? title : `${title} by ${artist}`)

/**
 * The lines of a page's head that other sites read when somebody shares it (https://ogp.me), as HTML.
 * They replace the title and description that index.html came with.
 */
export async function describePage(path: string): Promise<string> {
  const shared = await findShared(path)
  const title = shared ? `${titleOf(shared)} · TuneMaker` : HOUSE.title
  const description = shared?.description ?? HOUSE.description
  const url = config.PUBLIC_URL + path
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'TuneMaker'),
    meta(
      'property',
      'og:type',
      shared?.kind === 'song' ? 'music.song' : shared?.kind === 'artist' ? 'profile' : 'website',
    ),
    meta('property', 'og:title', shared ? titleOf(shared) : HOUSE.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', imageUrl(shared?.path ?? '/')),
    meta('property', 'og:image:width', String(SHARE_IMAGE.width)),
    meta('property', 'og:image:height', String(SHARE_IMAGE.height)),
    meta('property', 'og:image:alt', shared ? `${titleOf(shared)}. ${description}` : HOUSE.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (shared) {
    const address = `${config.PUBLIC_URL}${describeEmbedCall.path}?${new URLSearchParams({ url, format: 'json' })}`
    lines.push(
      `<link rel="alternate" type="application/json+oembed" href="${escaped(address)}" title="${escaped(title)}" />`,
    )
  }
  return lines.join('\n    ')
}

/** Whether a page's head says something of its own. */
export function isShareable(path: string): boolean {
  return readAddress(path) !== undefined
}

/** What another site shows in place of a link. Refuses addresses that are not ours or where nothing is. */
export async function describeEmbed({ url, format, maxwidth, maxheight }: QueryOf<typeof describeEmbedCall>) {
  // 501 is what the protocol says for a format that is not offered.
  if (format !== 'json')
    throw new Refusal({ code: 'format-unknown', status: 501, message: 'Only the format json is offered.' })
  const { origin, pathname } = new URL(url)
  const shared = origin === new URL(config.PUBLIC_URL).origin ? await findShared(pathname) : undefined
  if (!shared) throw new Refusal(commonRefusals.unknown)
  const fits = (maxwidth ?? Infinity) >= SHARE_IMAGE.width && (maxheight ?? Infinity) >= SHARE_IMAGE.height
  return {
    version: '1.0' as const,
    type: 'link' as const,
    title: titleOf(shared),
    author_name: shared.artist,
    author_url: `${config.PUBLIC_URL}/artists/${shared.artistId}`,
    provider_name: 'TuneMaker' as const,
    provider_url: config.PUBLIC_URL,
    cache_age: 3600,
    ...(fits
      ? {
          thumbnail_url: imageUrl(shared.path),
          thumbnail_width: SHARE_IMAGE.width,
          thumbnail_height: SHARE_IMAGE.height,
        }
      : {}),
  }
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
