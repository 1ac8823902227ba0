import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildEditionHoldersSql } from '#module/catalog/copy-counts'
import type { listAudiences as listAudiencesCall } from './contract.ts'

type Audiences = EndpointReply<typeof listAudiencesCall>

/** Editions listed, newest first. */
const EDITIONS_MAX = 100

// Of a page of editions only; the artist has more. Who can be reached is read from the followers of the artist, who are fewer
// than the holders of a large edition.
export const listEditionsSql = `
  WITH reached AS MATERIALIZED (
    SELECT DISTINCT k.edition_id, r.id FROM follows f JOIN followers r ON r.id = f.follower_id
      JOIN fans fan ON fan.address = r.email JOIN keymails k ON k.fan_id = fan.id AND k.state = 'redeemed'
     WHERE f.artist_id = $1 AND f.confirmed_at IS NOT NULL),
  page AS MATERIALIZED (
    SELECT e.id, e.title, e.kind FROM editions e
     WHERE e.artist_id = $1 AND EXISTS (SELECT FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed')
     ORDER BY e.id DESC LIMIT $2)
  SELECT page.id AS "editionId", page.title, page.kind, h.holders, h.since,
         (SELECT count(*)::int FROM reached WHERE reached.edition_id = page.id) AS reachable
    FROM page JOIN (${buildEditionHoldersSql('page')}) h ON h.edition_id = page.id
   ORDER BY page.id DESC`

export async function listAudiences(artistId: string): Promise<Audiences> {
  const [[all], editions] = await Promise.all([
    sql<Pick<Audiences, 'followers' | 'sharing'>>(
      db,
      `SELECT count(*)::int AS followers, count(*) FILTER (WHERE shares_address)::int AS sharing
         FROM follows WHERE artist_id = $1 AND confirmed_at IS NOT NULL`,
      [artistId],
    ),
    sql<Omit<Audiences['editions'][number], 'since'> & { since: Date }>(db, listEditionsSql, [artistId, EDITIONS_MAX]),
  ])
  return {
    followers: all?.followers ?? 0,
    sharing: all?.sharing ?? 0,
    editions: editions.map(({ since, ...edition }) => ({ ...edition, since: since.toISOString() })),
  }
}
