import type { z } from 'zod'
import type { Language } from '#contract/text'
import { buildLanguagePath } from '#text/messages/language-path'
import { config } from '#runtime/config'
import { db, type Db, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash, createToken } from '#runtime/token'

/** A kind of mailed link: the page it opens, how long it is valid, and the data it carries. */
export type OneTimeLink<D extends z.ZodType> = { kind: string; page: `/${string}`; minutes: number; data: D }

/** Stores the hash of a new token and returns the full URL, which opens in the mail's language. The token itself exists only in that mail. */
export async function createOneTimeLink<D extends z.ZodType>(
  on: Db,
  link: OneTimeLink<D>,
  data: z.input<D>,
  language: Language = 'english',
): Promise<string> {
  const token = createToken()
  await sql(
    on,
    `INSERT INTO mailed_links (token_hash, kind, data, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [calculateTokenHash(token), link.kind, JSON.stringify(link.data.parse(data)), link.minutes],
  )
  return `${config.PUBLIC_URL}${buildLanguagePath(language, link.page)}?token=${token}`
}

/** Consumes a link and returns its data; undefined if it is unknown, used or expired. */
export async function consumeOneTimeLink<D extends z.ZodType>(
  trx: Trx,
  link: OneTimeLink<D>,
  token: string,
): Promise<z.output<D> | undefined> {
  const [row] = await sql<{ data: unknown }>(
    trx,
    `UPDATE mailed_links SET used_at = now()
      WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > now() RETURNING data`,
    [calculateTokenHash(token), link.kind],
  )
  return row && link.data.parse(row.data)
}

/** The data of a link that could be consumed; it stays usable. */
export async function getOneTimeLink<D extends z.ZodType>(
  on: Db,
  link: OneTimeLink<D>,
  token: string,
): Promise<z.output<D> | undefined> {
  const [row] = await sql<{ data: unknown }>(
    on,
    'SELECT data FROM mailed_links WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > now()',
    [calculateTokenHash(token), link.kind],
  )
  return row && link.data.parse(row.data)
}

/** Part of the hourly purge. */
export async function purgeOneTimeLinks(): Promise<void> {
  await sql(db, `DELETE FROM mailed_links WHERE expires_at < now() - interval '1 day'`)
}
