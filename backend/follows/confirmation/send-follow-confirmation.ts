import { db } from '#database/client'
import { sql } from '#database/sql'
import { trackRateLimit } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { CONFIRMATION_MAILS_PER_DAY, FOLLOW_LINK_MINUTES, UNCONFIRMED_DAYS } from '#contract/follows'
import { buildNotificationsUrl, buildStopUrl, followLink } from './follow-link.ts'

const DAILY_LIMIT = { hits: CONFIRMATION_MAILS_PER_DAY, seconds: 86_400 }

type Asked = { email: string; token: string; artistName: string; title: string | null; shareAddress: boolean }

/**
 * Job: asks an address whether it wants to follow. Skipped when it has agreed meanwhile or asked for no more mail; at
 * most CONFIRMATION_MAILS_PER_DAY a day and address.
 */
export async function sendFollowConfirmation({ followId }: { followId: string }): Promise<void> {
  const [asked] = await sql<Asked>(
    db,
    `SELECT r.email, r.token, f.asked_to_share AS "shareAddress", a.stage_name AS "artistName", s.title
       FROM follows f JOIN followers r ON r.id = f.follower_id LEFT JOIN songs s ON s.id = f.song_id
       JOIN artists a ON a.id = coalesce(f.artist_id, s.artist_id)
      WHERE f.id = $1 AND f.confirmed_at IS NULL AND r.stopped_at IS NULL`,
    [followId],
  )
  if (!asked) return
  const bucket = `follow-confirmation:${asked.email}`
  if ((await trackRateLimit(db, bucket, DAILY_LIMIT)) > DAILY_LIMIT.hits) return
  const confirm = await createOneTimeLink(db, followLink, { followId, shareAddress: asked.shareAddress })
  try {
    await sendMail({
      to: asked.email,
      subject: `${asked.title ? `“${asked.title}” by ${asked.artistName}` : asked.artistName}: please confirm`,
      unsubscribe: buildStopUrl(asked.token),
      text: buildConfirmationText(asked, confirm),
      design: { button: { label: 'Confirm', url: confirm } },
    })
  } catch (error) {
    // Only mails that were sent count: the job retries.
    await trackRateLimit(db, bucket, DAILY_LIMIT, -1)
    throw error
  }
}

function buildConfirmationText({ artistName, title, token, shareAddress }: Asked, confirm: string): string {
  return [
    'Hello,',
    '',
    title
      ? `Somebody, we hope you, wants to hear at this address when copies of “${title}” by ${artistName} can be had, and when only ten are left. If it was you, please confirm:`
      : `Somebody, we hope you, wants to hear at this address when ${artistName} releases something or writes a message, when copies can be had again, and when only ten are left.${shareAddress ? ` ${artistName} will also see this address.` : ''} If it was you, please confirm:`,
    '',
    confirm,
    '',
    `The link works once, for ${FOLLOW_LINK_MINUTES / 1440} days. If it was not you, do nothing: you get no mail from us, and the request is forgotten after ${UNCONFIRMED_DAYS} days.`,
    '',
    'What this address follows, and how to end it:',
    buildNotificationsUrl(token),
    '',
    'TuneMaker',
  ].join('\n')
}
