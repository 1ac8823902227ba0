import { errors } from '#contract/keymails'
import { db, type Db } from '#database/client'
import { isUniqueViolation } from '#database/is-unique-violation'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildEventSql } from '#module/analytics'
import { takeCopyNumbersSql } from '#module/catalog/editions/open-copies'
import { buildKeymailAddress, createKeymailCode } from '#module/keymails/codes'
import { KEYMAIL_PRICE_LIMITS_CENTS } from './contract.ts'

export type IssuedKeymail = {
  code: string
  address: string
  copy: number
  of: number
  price: number
  state: 'issued'
}

// The edition's row hands out the numbers: past the last one, nothing is updated and nothing inserted.
const issueKeymailsSql = `
  WITH edition AS (${takeCopyNumbersSql}),
  issued AS (
    INSERT INTO keymails (code, edition_id, copy, price_cents)
    SELECT c.code, e.id, e.before + c.n, coalesce($5, greatest(e.price_cents, $6))
      FROM edition e, unnest($4::text[]) WITH ORDINALITY AS c (code, n)
    RETURNING code, copy, price_cents),
  event AS (${buildEventSql('keymail-issued', { from: 'edition', artist: '$3::uuid', quantity: '$2' })})
  SELECT i.code, i.copy, e.copies AS "of", (i.price_cents / 100.0)::float8 AS price, e.title
    FROM issued i, edition e ORDER BY i.copy`

/**
 * Issues the next `count` Keymails of an edition, all or none, each permanently bound to its copy number. `priceCents`
 * overrides the edition's price. Throws 409 if the edition has too few copies left, 422 for a price out of range.
 */
export async function issueNextKeymails(
  artistId: string,
  wish: { editionId: string; count: number; priceCents?: number | undefined },
  on: Db = db,
): Promise<IssuedKeymail[]> {
  assertKeymailPrice(wish.priceCents)
  const artist = await getPayableArtist(artistId, on)
  const rows = await issueWithNewCodes(on, artistId, wish)
  if (rows.length === 0) {
    throw await getIssueError(on, artistId, wish)
  }
  return rows.map(({ title, ...keymail }) => ({
    ...keymail,
    address: buildKeymailAddress(artist.stageName, title, keymail.copy),
    state: 'issued',
  }))
}

async function getIssueError(on: Db, artistId: string, wish: { editionId: string; count: number }): Promise<ApiError> {
  const [edition] = await sql<{ free: number }>(
    on,
    'SELECT copies - issued - open_left AS free FROM editions WHERE id = $1 AND artist_id = $2',
    [wish.editionId, artistId],
  )
  if (!edition) return new ApiError(errors['edition-unknown'])
  return new ApiError(errors[edition.free < wish.count ? 'edition-full' : 'edition-unpublished'])
}

type IssuedRow = { code: string; copy: number; of: number; price: number; title: string }

function issueWithNewCodes(
  on: Db,
  artistId: string,
  { editionId, count, priceCents }: { editionId: string; count: number; priceCents?: number | undefined },
): Promise<IssuedRow[]> {
  const insert = () =>
    sql<IssuedRow>(on, issueKeymailsSql, [
      editionId,
      count,
      artistId,
      Array.from({ length: count }, () => createKeymailCode()),
      priceCents ?? null,
      KEYMAIL_PRICE_LIMITS_CENTS.min,
    ])
  // Inside a transaction the first failure aborts everything, so the caller has to retry.
  return on.isTransaction ? insert() : retryOnCodeCollision(insert)
}

/** Retries the whole batch with new codes after a collision, which is next to impossible among 36^8 codes a day. */
export async function retryOnCodeCollision<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 3 || !isUniqueViolation(error, 'keymails_code_key')) throw error
    }
  }
}

/** Keymails can be sold only if the artist can be paid. Throws 422. */
async function getPayableArtist(artistId: string, on: Db): Promise<{ stageName: string }> {
  const [artist] = await sql<{ stageName: string; paymentEmail: string | null }>(
    on,
    'SELECT stage_name AS "stageName", payment_email AS "paymentEmail" FROM artists WHERE id = $1',
    [artistId],
  )
  if (!artist?.paymentEmail) throw new ApiError(errors['payment-account-required'])
  return artist
}

function assertKeymailPrice(cents: number | undefined): void {
  if (cents === undefined) return
  if (cents < KEYMAIL_PRICE_LIMITS_CENTS.min) throw new ApiError(errors['price-too-low'])
  if (cents > KEYMAIL_PRICE_LIMITS_CENTS.max) throw new ApiError(errors['price-too-high'])
}
