import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listPersonalDataAccounts as listPersonalDataAccountsCall, PersonalDataAccount } from './contract.ts'
import { assertOwner, listOwnArtists } from './personal-data-link.ts'

/** What somebody who got a link at this address may export and delete. Throws 404. */
export async function listPersonalDataAccounts(
  token: string,
): Promise<EndpointReply<typeof listPersonalDataAccountsCall>> {
  const email = await assertOwner(db, token, null)
  const artists = await listOwnArtists(db, email)
  const accounts = await sql<Omit<PersonalDataAccount, 'deletionDueAt'> & { deletionDueAt: Date | null }>(
    db,
    `SELECT a.id AS "artistId", a.stage_name AS "artistName",
            (CASE WHEN a.id IS NULL THEN
               (SELECT count(*) FROM keymails k JOIN fans f ON f.id = k.fan_id
                 WHERE f.address = $1 AND k.state = 'redeemed')
             + (SELECT count(*) FROM art_certificates t JOIN collectors l ON l.id = t.collector_id
                 WHERE l.email = $1 AND t.voided_at IS NULL)
             ELSE (SELECT coalesce(sum(sold), 0) FROM artist_counts n WHERE n.artist_id = a.id) END)::int AS copies,
            coalesce((SELECT x.state FROM personal_data_exports x
                       WHERE coalesce(x.artist_id::text, x.email) = coalesce(a.id::text, $1)), 'none') AS export,
            (SELECT d.due_at FROM personal_data_deletions d WHERE d.state = 'scheduled'
                AND coalesce(d.artist_id::text, d.email) = coalesce(a.id::text, $1)) AS "deletionDueAt"
       FROM unnest(ARRAY[NULL::uuid] || $2::uuid[]) WITH ORDINALITY AS w (id, n) LEFT JOIN artists a ON a.id = w.id
      ORDER BY w.n`,
    [email, artists.map(({ id }) => id)],
  )
  return {
    email,
    accounts: accounts.map((one) => ({ ...one, deletionDueAt: one.deletionDueAt?.toISOString() ?? null })),
  }
}
