import type { Language } from '#contract/text'
import type { listNotices } from '#module/follows'
import { follows } from '#text/messages/catalogs/follows/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { formatCents } from '#text/messages/format-cents'

type Notice = Awaited<ReturnType<typeof listNotices>>[number]

/** What frontend/offline/service-worker.js shows. */
type Push = {
  title: string
  body: string
  /** Of our own pages: the path that a press opens. */
  path: string
  /** A notification that is sent again replaces the first one. */
  tag: string
}

/** What a device shows of one or several notices. */
export function buildPush([first, ...others]: [Notice, ...Notice[]], language: Language): Push {
  const t = getMessages(follows, language)
  const { title, body } = buildWords(first, language)
  return {
    title,
    body: others.length === 0 ? body : `${body} ${t('push.more', { count: others.length })}`,
    path: buildLanguagePath(language, buildNoticePath(first)),
    tag: first.id,
  }
}

function buildWords(notice: Notice, language: Language): { title: string; body: string } {
  // An artist's own words are not ours to translate.
  if (notice.kind === 'message') return { title: notice.artistName, body: notice.subject }
  const t = getMessages(follows, language)
  const { kind, title, artistName: artist, copies, openLeft, priceCents } = notice
  const price = formatCents(priceCents, language)
  switch (kind) {
    case 'release':
      return { title: t('push.release', { title }), body: t('push.releaseText', { artist, count: copies, price }) }
    case 'freed':
      return { title: t('push.freed', { title }), body: t('push.copiesText', { artist, count: openLeft, price }) }
    case 'last-copies':
      return {
        title: t('push.last', { title, count: openLeft }),
        body: t('push.copiesText', { artist, count: openLeft, price }),
      }
  }
}

function buildNoticePath(notice: Notice): string {
  if (notice.kind === 'message') return `/artists/${notice.artistId}`
  return notice.isAlbum ? `/albums/${notice.editionId}` : `/songs/${notice.songId}`
}
