import { z } from 'zod'
import { errors } from '#contract/keymails'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { enqueueAll } from '#queue/queue'
import { toSingleLine } from '#text/to-single-line'
import { KEYMAILS_MAILED_PER_DAY } from './contract.ts'
import { sendMailingJob } from './jobs.ts'

export type MailingRequest = { recipients: string[]; subject: string; message: string }

/** Normalizes addresses to lower case without duplicates. Throws 400 for an invalid one, so that nothing is sent. */
export function parseRecipients(typed: readonly string[]): string[] {
  const addresses = typed.map((address) => address.trim()).filter(Boolean)
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  if (wrong !== undefined)
    throw buildMalformedError(`“${toSingleLine(wrong).slice(0, 60)}” is not an email address. Nothing was sent.`)
  if (addresses.length === 0) throw buildMalformedError('Please give at least one email address.')
  return [...new Set(addresses.map((address) => address.toLowerCase()))]
}

// Assigns one free Keymail to each address, lowest copy number first.
const assignKeymailsSql = `
  WITH letter AS (
    INSERT INTO keymail_letters (artist_id, edition_id, subject, message) VALUES ($1, $2, $4, $5) RETURNING id),
  free AS (
    SELECT id, row_number() OVER (ORDER BY copy) AS n FROM (
      SELECT k.id, k.copy FROM keymails k
       WHERE k.edition_id = $2 AND k.state = 'issued' AND k.sent_at IS NULL AND ($6::text[] IS NULL OR k.code = ANY ($6))
         AND NOT EXISTS (SELECT FROM keymail_mailings m
                          WHERE m.keymail_id = k.id AND m.state IN ('queued', 'sending', 'sent'))
       ORDER BY k.copy LIMIT cardinality($3::text[]) FOR UPDATE OF k) k),
  mailed AS (
    INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash)
    SELECT letter.id, free.id, r.email, sha256(convert_to(r.email, 'UTF8'))
      FROM letter, unnest($3::text[]) WITH ORDINALITY AS r (email, n) JOIN free ON free.n = r.n
    RETURNING id)
  SELECT id FROM mailed`

/**
 * Mails one issued Keymail of an edition to each address with the artist's subject and message. Skips addresses that
 * were sent one of this edition within the last day. `codes` restricts which Keymails are used. Throws 404, 409 if
 * there are too few Keymails (none is sent), and 429 beyond the artist's daily limit. Returns how many were queued and
 * skipped.
 */
export async function sendKeymails(
  artistId: string,
  editionId: string,
  sending: MailingRequest & { codes?: string[] | undefined },
): Promise<{ queued: number; skipped: number }> {
  const recipients = parseRecipients(sending.recipients)
  return runInTransaction((trx) => enqueueMailings(trx, artistId, editionId, { ...sending, recipients }))
}

/**
 * As sendKeymails, inside the transaction that has just issued the Keymails. `recipients` must be normalized already.
 */
export async function enqueueMailings(
  trx: Trx,
  artistId: string,
  editionId: string,
  { recipients, subject, message, codes }: MailingRequest & { codes?: string[] | undefined },
): Promise<{ queued: number; skipped: number }> {
  // Serializes an artist's sendings: concurrent requests neither mail anybody twice nor exceed the limit together.
  await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR UPDATE', [artistId])
  const [edition] = await sql(trx, 'SELECT 1 FROM editions WHERE id = $1 AND artist_id = $2', [editionId, artistId])
  if (!edition) throw new ApiError(errors['edition-unknown'])
  const known = await sql<{ email: string }>(
    trx,
    `SELECT DISTINCT m.email FROM keymail_mailings m JOIN keymail_letters l ON l.id = m.letter_id
      WHERE l.edition_id = $1 AND m.email = ANY ($2) AND m.state IN ('queued', 'sending', 'sent')
        AND m.created_at > now() - interval '1 day'`,
    [editionId, recipients],
  )
  const had = new Set(known.map(({ email }) => email))
  const fresh = recipients.filter((email) => !had.has(email))
  if (fresh.length === 0) return { queued: 0, skipped: recipients.length }
  await assertWithinDailyMailLimit(trx, artistId, fresh.length)
  const mailed = await sql<{ id: string }>(trx, assignKeymailsSql, [
    artistId,
    editionId,
    fresh,
    toSingleLine(subject),
    message,
    codes ?? null,
  ])
  if (mailed.length < fresh.length) {
    throw new ApiError(errors['too-few-keymails'], { details: { free: mailed.length, needed: fresh.length } })
  }
  await enqueueAll(
    trx,
    sendMailingJob,
    mailed.map(({ id }) => ({ mailingId: id })),
  )
  return { queued: mailed.length, skipped: had.size }
}

async function assertWithinDailyMailLimit(trx: Trx, artistId: string, more: number): Promise<void> {
  const [today] = await sql<{ mails: number }>(
    trx,
    `SELECT count(*)::int AS mails FROM keymail_mailings m JOIN keymail_letters l ON l.id = m.letter_id
      WHERE l.artist_id = $1 AND m.created_at > now() - interval '1 day'`,
    [artistId],
  )
  if ((today?.mails ?? 0) + more > KEYMAILS_MAILED_PER_DAY) {
    throw new ApiError(errors['too-many-mails'], { retryAfter: 3600 })
  }
}
