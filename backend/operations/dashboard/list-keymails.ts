import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildLikePattern } from './build-like-pattern.ts'
import { LIST_LIMIT, type listKeymails as listKeymailsCall } from './contract.ts'

type Keymail = EndpointReply<typeof listKeymailsCall>['keymails'][number]

/** Keymails by song, artist or complete code, latest first. */
export async function listKeymails({ q, state }: EndpointQuery<typeof listKeymailsCall>) {
  const rows = await sql<
    Omit<Keymail, 'issuedAt' | 'redeemedAt'> & { issuedAt: Date; redeemedAt: Date | null; total: number }
  >(
    db,
    `SELECT k.id, k.code, e.title, a.stage_name AS artist, k.copy, e.copies AS "of", k.state, k.issued_at AS "issuedAt",
            k.redeemed_at AS "redeemedAt", count(*) OVER () AS total
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE (e.title ILIKE $1 OR a.stage_name ILIKE $1 OR k.code = upper($2)) AND ($3::text IS NULL OR k.state = $3)
      ORDER BY coalesce(k.redeemed_at, k.issued_at) DESC, k.id LIMIT $4`,
    [buildLikePattern(q), q, state ?? null, LIST_LIMIT],
  )
  return {
    total: rows[0]?.total ?? 0,
    keymails: rows.map(({ total: _total, issuedAt, redeemedAt, code, ...keymail }) => ({
      ...keymail,
      code:
        keymail.state === 'redeemed' || keymail.state === 'void' ? code : `${code.slice(0, 12)}••••••${code.slice(-2)}`,
      issuedAt: issuedAt.toISOString(),
      redeemedAt: redeemedAt?.toISOString() ?? null,
    })),
  }
}
