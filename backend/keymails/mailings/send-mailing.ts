import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildRedeemUrl } from '#module/keymails/codes'
import { getReceiverLanguage, isMailSuppressed, isPermanentBounce, sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { toSingleLine } from '#text/to-single-line'
import type { Language } from '#contract/text'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { getArtistLanguage } from '#module/artists/language'

type Mailing = {
  email: string
  hash: Buffer
  token: string
  code: string
  copy: number
  of: number
  title: string
  artistId: string
  artistName: string
  subject: string
  message: string
}

/**
 * Job: mails one Keymail. Claims the mailing first, so a second job finds nothing to do. After ten minutes another
 * worker may take over a dead worker's claim, under the same message id. Skips Keymails that were paid for or voided
 * meanwhile.
 */
export async function sendMailing({ mailingId }: { mailingId: string }): Promise<void> {
  const [mailing] = await sql<Mailing>(
    db,
    `UPDATE keymail_mailings m SET state = 'sending', claimed_at = now()
       FROM keymail_letters l, keymails k, editions e, artists a
      WHERE m.id = $1 AND m.email IS NOT NULL
        AND (m.state = 'queued' OR m.state = 'sending' AND m.claimed_at < now() - interval '10 minutes')
        AND l.id = m.letter_id AND k.id = m.keymail_id AND e.id = k.edition_id AND a.id = e.artist_id
     RETURNING m.email, m.email_hash AS hash, m.unsubscribe_token AS token, k.code, k.copy, e.copies AS "of", e.title,
               a.id AS "artistId", a.stage_name AS "artistName", l.subject, l.message`,
    [mailingId],
  )
  if (!mailing) return
  if (await isMailSuppressed(db, mailing.hash))
    return recordMailingResult(mailingId, 'suppressed', 'This address wants no more mail.')
  const [free] = await sql(db, `SELECT 1 FROM keymails WHERE code = $1 AND state = 'issued'`, [mailing.code])
  if (!free)
    return recordMailingResult(mailingId, 'dropped', 'The Keymail was paid for or voided before its mail left.')
  // Most receivers never told us a language: then the mail is in that of the artist, whose words it carries.
  const language = (await getReceiverLanguage(mailing.email)) ?? (await getArtistLanguage(mailing.artistId))
  try {
    await sendMail({
      to: mailing.email,
      subject: mailing.subject,
      language,
      text: buildMailText(mailing, language),
      id: mailingId,
      design: {
        button: {
          label: getMessages(artistMails, language)('keymail.button'),
          url: buildRedeemUrl(mailing.code, language),
        },
        ticket: { artist: mailing.artistName, ...mailing },
      },
      unsubscribe: `${config.PUBLIC_URL}/api/keymails/stop?token=${mailing.token}`,
    })
  } catch (error) {
    if (isPermanentBounce(error)) {
      return recordMailingResult(mailingId, 'bounced', toSingleLine((error as Error).message).slice(0, 300))
    }
    await sql(db, `UPDATE keymail_mailings SET state = 'queued' WHERE id = $1 AND state = 'sending'`, [mailingId])
    throw error
  }
  await recordMailingResult(mailingId, 'sent')
}

async function recordMailingResult(id: string, state: 'sent' | 'bounced' | 'suppressed' | 'dropped', reason?: string) {
  await sql(
    db,
    `WITH ended AS (
       UPDATE keymail_mailings SET state = $2, reason = $3, ended_at = now() WHERE id = $1 AND state = 'sending'
       RETURNING keymail_id)
     UPDATE keymails k SET sent_at = now() FROM ended WHERE k.id = ended.keymail_id AND $2 = 'sent'`,
    [id, state, reason ?? null],
  )
}

function buildMailText({ message, code, copy, of, title, artistName, token }: Mailing, language: Language): string {
  const t = getMessages(artistMails, language)
  const count = (copies: number) => copies.toLocaleString(locales[language])
  return [
    message.trim(),
    '',
    '----',
    t('keymail.intro', { artist: artistName, title: toSingleLine(title), copy: count(copy), of: count(of) }),
    '',
    t('keymail.code', { code }),
    buildRedeemUrl(code, language),
    '',
    t('keymail.note'),
    '',
    t('keymail.stop'),
    `${config.PUBLIC_URL}${buildLanguagePath(language, '/stop-keymails')}?token=${token}`,
  ].join('\n')
}
