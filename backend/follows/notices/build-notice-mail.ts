import type { Mail } from '#module/mail'
import { config } from '#runtime/config'
import { formatDollars } from '#text/money'
import { buildNotificationsUrl, buildStopUrl } from '../follow-link.ts'
import type { Notice } from './list-notices.ts'

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
    design: { button: { label: first.kind === 'release' ? 'Listen' : 'Buy a copy', url: buildNoticeUrl(first) } },
    text: [
      'Hello,',
      '',
      ...notices.flatMap((notice) => [
        `${buildHeadline(notice)}.`,
        buildSentence(notice),
        '',
        buildNoticeUrl(notice),
        '',
      ]),
      'You get this mail because this address follows the artist or wished for the song. See all of it, and end what you like:',
      buildNotificationsUrl(token),
      '',
      'TuneMaker',
    ].join('\n'),
  }
}

const buildNoticeUrl = ({ isAlbum, editionId, songId }: Notice) =>
  `${config.PUBLIC_URL}${isAlbum ? `/albums/${editionId}` : `/songs/${songId}`}`

function buildHeadline({ kind, title, artistName, openLeft }: Notice): string {
  switch (kind) {
    case 'release':
      return `New: “${title}” by ${artistName}`
    case 'freed':
      return `Copies of “${title}” by ${artistName} can be bought`
    case 'last-copies':
      return openLeft === 1 ? `The last copy of “${title}”` : `The last ${formatCount(openLeft)} copies of “${title}”`
  }
}

function buildSentence({ kind, title, artistName, copies, priceCents, openLeft }: Notice): string {
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
