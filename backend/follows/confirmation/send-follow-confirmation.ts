import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { runWithinBudget } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { CONFIRMATION_MAILS_PER_DAY, FOLLOW_LINK_MINUTES, UNCONFIRMED_DAYS } from '#contract/follows'
import { buildNotificationsUrl, buildStopUrl, followLink } from './follow-link.ts'

const DAILY_LIMIT = { hits: CONFIRMATION_MAILS_PER_DAY, seconds: 86_400 }

type Asked = {
  email: string
  token: string
  artistName: string
  title: string | null
  shareAddress: boolean
  language: Language
}

/**
 * Job: asks an address whether it wants to follow. Skipped when it has agreed meanwhile or asked for no more mail; at
 * most CONFIRMATION_MAILS_PER_DAY a day and address.
 */
export async function sendFollowConfirmation({ followId }: { followId: string }): Promise<void> {
  const [asked] = await sql<Asked>(
    db,
    `SELECT r.email, r.token, r.language, f.asked_to_share AS "shareAddress", a.stage_name AS "artistName", s.title
       FROM follows f JOIN followers r ON r.id = f.follower_id LEFT JOIN songs s ON s.id = f.song_id
       JOIN artists a ON a.id = coalesce(f.artist_id, s.artist_id)
      WHERE f.id = $1 AND f.confirmed_at IS NULL AND r.stopped_at IS NULL`,
    [followId],
  )
  if (!asked) return
  await runWithinBudget({ bucket: `follow-confirmation:${asked.email}`, ...DAILY_LIMIT }, async () => {
    const confirm = await createOneTimeLink(
      db,
      followLink,
      { followId, shareAddress: asked.shareAddress },
      asked.language,
    )
    const t = getMessages(mails, asked.language)
    const { title, artistName: artist } = asked
    await sendMail({
      to: asked.email,
      language: asked.language,
      subject: t('follow.subject', { what: title ? t('follow.song', { title, artist }) : artist }),
      unsubscribe: buildStopUrl(asked.token),
      text: buildConfirmationText(asked, confirm),
      design: { button: { label: t('follow.button'), url: confirm } },
    })
  })
}

function buildConfirmationText(
  { artistName: artist, title, token, shareAddress, language }: Asked,
  confirm: string,
): string {
  const t = getMessages(mails, language)
  return [
    t('greeting'),
    '',
    title
      ? t('follow.wish', { title, artist })
      : shareAddress
        ? t('follow.artistShared', { artist })
        : t('follow.artist', { artist }),
    '',
    confirm,
    '',
    t('follow.note', { days: FOLLOW_LINK_MINUTES / 1440, forgotten: UNCONFIRMED_DAYS }),
    '',
    t('follow.manage'),
    buildNotificationsUrl(token, language),
    '',
    'TuneMaker',
  ].join('\n')
}
