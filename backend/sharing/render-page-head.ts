import { type Language, languages } from '#contract/text'
import { config } from '#runtime/config'
import { sharing } from '#text/messages/catalogs/sharing/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { languageTags } from '#text/messages/locales'
import { getEmbed as describeEmbedCall, getReleaseFeed, renderShareImage, SHARE_IMAGE_SIZE } from './contract.ts'
import { buildStructuredData } from './build-structured-data.ts'
import { encodeXml } from '#text/encode-xml'
import { getSharedPage, parseSharedPath, type SharedPage } from './get-shared-page.ts'

export const buildImageUrl = (path: string) =>
  `${config.PUBLIC_URL}${renderShareImage.path}?${new URLSearchParams({ page: path })}`

export function formatTitle({ kind, title, artist }: SharedPage, language: Language = 'english'): string {
  return kind === 'artist' ? title : getMessages(sharing, language)('work', { title, artist })
}

/** The head of a page of somebody's work; of any other page, if there is none at the path. */
export async function renderPageHead(path: string, language: Language = 'english'): Promise<string> {
  return renderHead(language, path, await getSharedPage(path, language))
}

/**
 * The head tags other sites read when a page is shared (https://ogp.me), as HTML. They replace the title and
 * description of index.html. `path` is without its language, and undefined where a page is nobody's, or for one only.
 */
export function renderHead(language: Language, path: string | undefined, shared?: SharedPage): string {
  const t = getMessages(sharing, language)
  const title = shared ? `${formatTitle(shared, language)} · TuneMaker` : t('site.title')
  const description = shared?.description ?? t('site.description')
  const url = config.PUBLIC_URL + buildLanguagePath(language, path ?? '/')
  const imageUrl = buildImageUrl(buildLanguagePath(language, shared?.path ?? '/'))
  const lines = [
    `<title>${encodeXml(title)}</title>`,
    renderMeta('name', 'description', description),
    renderMeta('property', 'og:site_name', 'TuneMaker'),
    renderMeta(
      'property',
      'og:type',
      shared?.kind === 'song' ? 'music.song' : shared?.kind === 'artist' ? 'profile' : 'website',
    ),
    renderMeta('property', 'og:title', shared ? formatTitle(shared, language) : title),
    renderMeta('property', 'og:description', description),
    renderMeta('property', 'og:url', url),
    renderMeta('property', 'og:locale', languageTags[language].replace('-', '_')),
    renderMeta('property', 'og:image', imageUrl),
    renderMeta('property', 'og:image:width', String(SHARE_IMAGE_SIZE.width)),
    renderMeta('property', 'og:image:height', String(SHARE_IMAGE_SIZE.height)),
    renderMeta('property', 'og:image:alt', shared ? `${formatTitle(shared, language)}. ${description}` : title),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
  ]
  const feed = shared ? `?${new URLSearchParams({ artistId: shared.artistId })}` : ''
  const feedTitle = shared ? t('feed.artist', { artist: shared.artist }) : t('feed.all')
  lines.push(
    `<link rel="alternate" type="application/atom+xml" href="${getReleaseFeed.path}${feed}" title="${encodeXml(feedTitle)}" />`,
  )
  if (shared?.kind === 'artist') {
    // Programs that follow artists take the address of the page, too (ActivityPub).
    const actor = `${config.PUBLIC_URL}/activitypub/artists/${shared.artistId}`
    lines.push(`<link rel="alternate" type="application/activity+json" href="${actor}" />`)
  }
  if (shared) {
    const address = `${config.PUBLIC_URL}${describeEmbedCall.path}?${new URLSearchParams({ url, format: 'json' })}`
    lines.push(
      `<link rel="alternate" type="application/json+oembed" href="${encodeXml(address)}" title="${encodeXml(title)}" />`,
      // Inside a script element only `<` needs escaping.
      `<script type="application/ld+json">${JSON.stringify(buildStructuredData(shared, url, imageUrl)).replaceAll('<', String.raw`\u003c`)}</script>`,
    )
  }
  if (path && (shared || isOpenToAll(path))) lines.push(...renderAlternates(path, url))
  return lines.join('\n    ')
}

/** Pages whose address carries an id have a head of their own; the others below are of signed-in people only. */
const isOpenToAll = (path: string) => !path.includes(':') && !/^\/(admin|members-workshop)(\/|$)/.test(path)

/** The page's own address, and where it is in each language; English for everybody else. */
function renderAlternates(path: string, url: string): string[] {
  const alternates = languages.map((language) => [languageTags[language], buildLanguagePath(language, path)])
  return [
    `<link rel="canonical" href="${encodeXml(url)}" />`,
    ...[...alternates, ['x-default', path]].map(
      ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${encodeXml(config.PUBLIC_URL + address)}" />`,
    ),
  ]
}

/** Whether a path has head tags of its own. */
export function isShareable(path: string): boolean {
  return parseSharedPath(path) !== undefined
}

const renderMeta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${encodeXml(content)}" />`
