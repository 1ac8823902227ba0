import { db } from '#database/client'
import { sql } from '#database/sql'
import type { HttpResponse } from '#http/http-response'
import { buildActivityResponse, buildActorUrl, buildGoneResponse, getActorRow } from './actor.ts'

export async function getActorFollowers(artistId: string): Promise<HttpResponse> {
  const id = `${buildActorUrl(artistId)}/followers`
  if (!(await getActorRow(artistId))) return buildGoneResponse(id, 'OrderedCollection')
  const [row] = await sql<{ count: number }>(
    db,
    'SELECT count(*)::int AS count FROM federation_followers WHERE artist_id = $1',
    [artistId],
  )
  return buildActivityResponse({ id, type: 'OrderedCollection', totalItems: row?.count ?? 0 })
}
