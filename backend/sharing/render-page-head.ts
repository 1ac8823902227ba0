import { config } from '#runtime/config'
import { getEmbed as describeEmbedCall, getReleaseFeed, renderShareImage, SHARE_IMAGE_SIZE } from './contract.ts'
import { buildStructuredData } from './build-structured-data.ts'
import { encodeXml } from '#text/encode-xml'
import { getSharedPage, parseSharedPath, type SharedPage } from './get-shared-page.ts'

const SITE = {
  title: 'TuneMaker: songs in limited editions',
  description:
    "Independent artists sell a song in a fixed number of copies, straight to the people who want it. Pay once, own copy No. 7 of 100, and walk into the artist's Private Green Room.",
}

export const buildImageUrl = (path: string) =>
  `${config.PUBLIC_URL}${renderShareImage.path}?${new URLSearchParams({ page: path })}`

export const formatTitle = ({ kind, title, artist }: SharedPage) =>
  kind === 'artist' ? title : `${title} by ${artist}`

/**
 * The head tags other sites read when a page is shared (https://ogp.me), as HTML. They replace the title and
 * description of index.html.
 */
export async function renderPageHead(path: string): Promise<string> {
  const shared = await getSharedPage(path)
  const title = shared ? `${formatTitle(shared)} · TuneMaker` : SITE.title
  const description = shared?.description ?? SITE.description
  const url = config.PUBLIC_URL + path
  const lines = [
    `<title>${encodeXml(title)}</title>`,
    renderMeta('name', 'description', description),
    renderMeta('property', 'og:site_name', 'TuneMaker'),
    renderMeta(
      'property',
      'og:type',
      shared?.kind === 'song' ? 'music.song' : shared?.kind === 'artist' ? 'profile' : 'website',
    ),
    renderMeta('property', 'og:title', shared ? formatTitle(shared) : SITE.title),
    renderMeta('property', 'og:description', description),
    renderMeta('property', 'og:url', url),
    renderMeta('property', 'og:image', buildImageUrl(shared?.path ?? '/')),
    renderMeta('property', 'og:image:width', String(SHARE_IMAGE_SIZE.width)),
    renderMeta('property', 'og:image:height', String(SHARE_IMAGE_SIZE.height)),
    renderMeta('property', 'og:image:alt', shared ? `${formatTitle(shared)}. ${description}` : SITE.title),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
  ]
  const feed = shared ? `?${new URLSearchParams({ artistId: shared.artistId })}` : ''
  const feedTitle = shared ? `New releases of ${shared.artist}` : 'New releases'
  lines.push(
    `<link rel="alternate" type="application/atom+xml" href="${getReleaseFeed.path}${feed}" title="${encodeXml(feedTitle)}" />`,
  )
  if (shared) {
    const address = `${config.PUBLIC_URL}${describeEmbedCall.path}?${new URLSearchParams({ url, format: 'json' })}`
    lines.push(
      `<link rel="alternate" type="application/json+oembed" href="${encodeXml(address)}" title="${encodeXml(title)}" />`,
      `<link rel="canonical" href="${encodeXml(url)}" />`,
      // Inside a script element only `<` needs escaping.
      `<script type="application/ld+json">${JSON.stringify(buildStructuredData(shared, buildImageUrl(shared.path))).replaceAll('<', String.raw`\u003c`)}</script>`,
    )
  }
  return lines.join('\n    ')
}

/** Whether a path has head tags of its own. */
export function isShareable(path: string): boolean {
  return parseSharedPath(path) !== undefined
}

const renderMeta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${encodeXml(content)}" />`
