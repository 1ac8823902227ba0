import type { z } from 'zod'
import { config } from '#platform/config'
import { type Db, type Trx, sql } from '#platform/database'
import { hashToken, randomToken } from '#platform/session'

/** A kind of link that is sent by mail: the page it opens, and what it carries. */
export type MailedLink<D extends z.ZodType> = { kind: string; page: `/${string}`; minutes: number; data: D }

/** Stores the link's hash and returns its whole address. The token is nowhere but in that mail. */
export async function createMailedLink<D extends z.ZodType>(
  on: Db,
  link: MailedLink<D>,
  data: z.input<D>,
): Promise<string> {
  const token = randomToken()
  await sql(
    on,
    `INSERT INTO mailed_links (token_hash, kind, data, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [hashToken(token), link.kind, JSON.stringify(link.data.parse(data)), link.minutes],
  )
  return `${config.PUBLIC_URL}${link.page}?token=${token}`
}

/** Uses a link up and returns what it carries; undefined when it is unknown, used or too old. */
export async function spendMailedLink<D extends z.ZodType>(
  trx: Trx,
  link: MailedLink<D>,
  token: string,
): Promise<z.output<D> | undefined> {
  const [row] = await sql<{ data: unknown }>(
    trx,
    `UPDATE mailed_links SET used_at = now()
      WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > now() RETURNING data`,
    [hashToken(token), link.kind],
  )
  return row && link.data.parse(row.data)
}
