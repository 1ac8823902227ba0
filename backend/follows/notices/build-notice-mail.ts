import type { Mail } from '#module/mail'
import { config } from '#runtime/config'
import { formatDollars } from '#text/money'
import { buildNotificationsUrl, buildStopUrl } from '../confirmation/follow-link.ts'
import type { Notice, ReleaseNotice } from './list-notices.ts'

const formatCount = (count: number) => count.toLocaleString('en-US')

/** The mail of one or several notices of one address. */
export function buildNoticeMail(
  { id, email, token }: { id: string; email: string; token: string },
  notices: Notice[],
): Mail {
  const [first] = notices
  if (!first) throw new Error('a mail needs a notice')
  return {
    id: `notice-${id}`,
    to: email,
    subject: notices.length === 1 ? buildHeadline(first) : `${buildHeadline(first)}, and ${notices.length - 1} more`,
    unsubscribe: buildStopUrl(token),
    design: { button: { label: BUTTON_LABELS[first.kind], url: buildNoticeUrl(first) } },
    text: [
      'Hello,',
      '',
      ...notices.flatMap((notice) => [...buildParagraph(notice), '', buildNoticeUrl(notice), '']),
      'You get this mail because this address follows the artist or wished for the song. See all of it, and end what you like:',
      buildNotificationsUrl(token),
      '',
      'TuneMaker',
    ].join('\n'),
  }
}

const BUTTON_LABELS = {
  release: 'Listen',
  freed: 'Buy a copy',
  'last-copies': 'Buy a copy',
  message: 'Open the artist’s page',
}

/** A message's words begin under a line that says whose they are: nothing in them is ours. */
const buildParagraph = (notice: Notice): string[] =>
  notice.kind === 'message'
    ? [`${notice.artistName} writes to those who follow:`, '', notice.body]
    : [`${buildHeadline(notice)}.`, buildSentence(notice)]

function buildNoticeUrl(notice: Notice): string {
  if (notice.kind === 'message') return `${config.PUBLIC_URL}/artists/${notice.artistId}`
  const { isAlbum, editionId, songId } = notice
  return `${config.PUBLIC_URL}${isAlbum ? `/albums/${editionId}` : `/songs/${songId}`}`
}

function buildHeadline(notice: Notice): string {
  if (notice.kind === 'message') return `${notice.artistName}: ${notice.subject}`
  const { kind, title, artistName, openLeft } = notice
  switch (kind) {
    case 'release':
      return `New: “${title}” by ${artistName}`
    case 'freed':
      return `Copies of “${title}” by ${artistName} can be bought`
    case 'last-copies':
      return openLeft === 1 ? `The last copy of “${title}”` : `The last ${formatCount(openLeft)} copies of “${title}”`
  }
}

function buildSentence({ kind, title, artistName, copies, priceCents, openLeft }: ReleaseNotice): string {
  const price = `$${formatDollars(priceCents)}`
  switch (kind) {
    case 'release':
      return `${copies === 1 ? 'One copy' : `${formatCount(copies)} numbered copies`}, ${price} each, and never another one.`
    case 'freed':
      return `${openLeft === 1 ? 'One copy is' : `${formatCount(openLeft)} copies are`} on sale now, ${price} each. Whoever pays first gets the next number.`
    case 'last-copies':
      return `${openLeft === 1 ? 'One copy' : `${formatCount(openLeft)} copies`} of “${title}” by ${artistName} can still be bought, ${price} each.`
  }
}
