import { isEastAsian, type Language } from '#contract/text'
import type { Mail } from '#module/mail'
import { config } from '#runtime/config'
import type { Translate } from '#text/messages/catalog'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'
import { formatCents } from '#text/messages/format-cents'
import { buildNotificationsUrl, buildStopUrl } from '../confirmation/follow-link.ts'
import type { Notice, ReleaseNotice } from './list-notices.ts'

type MailTranslate = Translate<(typeof mails)['messages']>

/** The mail of one or several notices of one address. */
export function buildNoticeMail(
  { id, email, token, language }: { id: string; email: string; token: string; language: Language },
  notices: Notice[],
): Mail {
  const [first] = notices
  if (!first) throw new Error('a mail needs a notice')
  const t = getMessages(mails, language)
  const headline = buildHeadline(first, t)
  return {
    id: `notice-${id}`,
    to: email,
    language,
    subject: notices.length === 1 ? headline : t('notice.more', { first: headline, count: notices.length - 1 }),
    unsubscribe: buildStopUrl(token),
    design: { button: { label: t(BUTTON_LABELS[first.kind]), url: buildNoticeUrl(first, language) } },
    text: [
      t('greeting'),
      '',
      ...notices.flatMap((notice) => [...buildParagraph(notice, language), '', buildNoticeUrl(notice, language), '']),
      t('notice.why'),
      buildNotificationsUrl(token, language),
      '',
      'TuneMaker',
    ].join('\n'),
  }
}

const BUTTON_LABELS = {
  release: 'notice.listen',
  freed: 'notice.buy',
  'last-copies': 'notice.buy',
  message: 'notice.open',
} as const

/** A message's words begin under a line that says whose they are: nothing in them is ours. */
function buildParagraph(notice: Notice, language: Language): string[] {
  const t = getMessages(mails, language)
  if (notice.kind === 'message') return [t('notice.writes', { artist: notice.artistName }), '', notice.body]
  const stop = isEastAsian(language) ? '。' : '.'
  return [buildHeadline(notice, t) + stop, buildSentence(notice, language)]
}

function buildNoticeUrl(notice: Notice, language: Language): string {
  const page =
    notice.kind === 'message'
      ? `/artists/${notice.artistId}`
      : notice.isAlbum
        ? `/albums/${notice.editionId}`
        : `/songs/${notice.songId}`
  return config.PUBLIC_URL + buildLanguagePath(language, page)
}

function buildHeadline(notice: Notice, t: MailTranslate): string {
  if (notice.kind === 'message') return `${notice.artistName}: ${notice.subject}`
  const { kind, title, artistName: artist, openLeft } = notice
  switch (kind) {
    case 'release':
      return t('notice.new', { title, artist })
    case 'freed':
      return t('notice.freed', { title, artist })
    case 'last-copies':
      return t('notice.last', { count: openLeft, title })
  }
}

function buildSentence(notice: ReleaseNotice, language: Language): string {
  const { kind, title, artistName: artist, copies, priceCents, openLeft } = notice
  const t = getMessages(mails, language)
  const price = formatCents(priceCents, language)
  switch (kind) {
    case 'release':
      return t('notice.newText', { count: copies, price })
    case 'freed':
      return t('notice.freedText', { count: openLeft, price })
    case 'last-copies':
      return t('notice.lastText', { count: openLeft, title, artist, price })
  }
}
