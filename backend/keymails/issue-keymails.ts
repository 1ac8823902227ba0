import { eventSql } from '#module/analytics'
import type { BodyOf } from '#contract/platform'
import { type Db, brokeUnique, db, inTransaction, sql } from '#platform/database'
import { Refusal, malformed } from '#platform/refusal'
import { PRICE_LIMITS_CENTS, type issueKeymails as issueKeymailsCall, refusals } from './contract.ts'
import { keymailAddress, newKeymailCode } from './keymail-code.ts'
import { queueMailings, readRecipients } from './send-keymails.ts'

export type IssuedKeymail = {
  code: string
  address: string
  copy: number
  of: number
  price: number
  state: 'issued'
}

// The edition's row gives out the numbers: whoever comes past the last one updates nothing and inserts nothing.
const issueText = `
  WITH edition AS (
    UPDATE editions SET issued = issued + $2
     WHERE id = $1 AND artist_id = $3 AND issued + open_left + $2 <= copies AND state = 'published' AND blocked_at IS NULL
       AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                        WHERE es.edition_id = editions.id AND s.state <> 'published')
    RETURNING id, title, copies, price_cents, issued - $2 AS before),
  issued AS (
    INSERT INTO keymails (code, edition_id, copy, price_cents)
    SELECT c.code, e.id, e.before + c.n, coalesce($5, greatest(e.price_cents, $6))
      FROM edition e, unnest($4::text[]) WITH ORDINALITY AS c (code, n)
    RETURNING code, copy, price_cents),
  event AS (${eventSql('keymail-issued', { from: 'edition', artist: '$3::uuid', quantity: '$2' })})
  SELECT i.code, i.copy, e.copies AS "of", (i.price_cents / 100.0)::float8 AS price, e.title
    FROM issued i, edition e ORDER BY i.copy`

/**
 * Issues the next `count` Keymails of an edition, each bound to its copy number for ever; all of them or none.
 * `priceCents` replaces the edition's price. Refuses with 409 past the edition, 422 for a price out of range.
 */
export async function issueKeymails(
  artistId: string,
  wish: { editionId: string; count: number; priceCents?: number | undefined },
  on: Db = db,
): Promise<IssuedKeymail[]> {
  refusePrice(wish.priceCents)
  const artist = await payableArtist(artistId, on)
  const rows = await insertWithFreshCodes(on, artistId, wish)
  if (rows.length === 0) {
    throw await whyNone(on, artistId, wish)
  }
  return rows.map(({ title, ...keymail }) => ({
    ...keymail,
    address: keymailAddress(artist.stageName, title, keymail.copy),
    state: 'issued',
  }))
}

async function whyNone(on: Db, artistId: string, wish: { editionId: string; count: number }): Promise<Refusal> {
  const [edition] = await sql<{ free: number }>(
    on,
    'SELECT copies - issued - open_left AS free FROM editions WHERE id = $1 AND artist_id = $2',
    [wish.editionId, artistId],
  )
  if (!edition) return new Refusal(refusals['edition-unknown'])
  return new Refusal(refusals[edition.free < wish.count ? 'edition-full' : 'edition-unpublished'])
}

/**
 * Issues Keymails and, when `recipients` are given, mails the first of them, one to each address: all of it or nothing.
 * Refuses as issueKeymails and sendKeymails do.
 */
export async function issueAndSend(
  artistId: string,
  { editionId, count, pricing, ...sending }: BodyOf<typeof issueKeymailsCall>,
): Promise<IssuedKeymail[]> {
  const wish = { editionId, count, priceCents: pricing }
  if (!sending.recipients) return issueKeymails(artistId, wish)
  const recipients = readRecipients(sending.recipients)
  if (recipients.length > count) throw malformed('There are more addresses than Keymails. Nothing was issued or sent.')
  return retryingCodes(() =>
    inTransaction(async (trx) => {
      const issued = await issueKeymails(artistId, wish, trx)
      await queueMailings(trx, artistId, editionId, {
        recipients,
        subject: sending.subject ?? 'A Keymail for you',
        message: sending.message ?? 'This copy is kept for you.',
        codes: issued.map(({ code }) => code),
      })
      return issued
    }),
  )
}

type Inserted = { code: string; copy: number; of: number; price: number; title: string }

function insertWithFreshCodes(
  on: Db,
  artistId: string,
  { editionId, count, priceCents }: { editionId: string; count: number; priceCents?: number | undefined },
): Promise<Inserted[]> {
  const insert = () =>
    sql<Inserted>(on, issueText, [
      editionId,
      count,
      artistId,
      Array.from({ length: count }, () => newKeymailCode()),
      priceCents ?? null,
      PRICE_LIMITS_CENTS.min,
    ])
  // Inside a transaction the first failure ends all of it: who began it tries again.
  return on.isTransaction ? insert() : retryingCodes(insert)
}

/** Two equal codes among 36^8 a day are next to impossible; then the whole batch gets others. */
async function retryingCodes<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 3 || !brokeUnique(error, 'keymails_code_key')) throw error
    }
  }
}

/** Keymails are sold only where the money has somewhere to go. */
async function payableArtist(artistId: string, on: Db): Promise<{ stageName: string }> {
  const [artist] = await sql<{ stageName: string; paymentEmail: string | null }>(
    on,
    'SELECT stage_name AS "stageName", payment_email AS "paymentEmail" FROM artists WHERE id = $1',
    [artistId],
  )
  if (!artist?.paymentEmail) throw new Refusal(refusals['payment-account-required'])
  return artist
}

function refusePrice(cents: number | undefined): void {
  if (cents === undefined) return
  if (cents < PRICE_LIMITS_CENTS.min) throw new Refusal(refusals['price-too-low'])
  if (cents > PRICE_LIMITS_CENTS.max) throw new Refusal(refusals['price-too-high'])
}
