import { db } from '#database/client'
import { sql } from '#database/sql'
import type { HttpResponse } from '#http/http-response'
import { buildActivityResponse, buildActorUrl, buildGoneResponse, getActorRow } from './actor.ts'
import { OUTBOX_ENTRIES } from './contract.ts'
import { buildCreate, type Release, releaseSql } from './note.ts'

/** The artist's releases, newest first. */
export async function getOutbox(artistId: string): Promise<HttpResponse> {
  const id = `${buildActorUrl(artistId)}/outbox`
  if (!(await getActorRow(artistId))) return buildGoneResponse(id, 'OrderedCollection')
  const releases = await sql<Release & { total: number }>(
    db,
    `SELECT r.*, count(*) OVER ()::int AS total FROM (${releaseSql}) r WHERE r."artistId" = $1 ORDER BY r.at DESC LIMIT $2`,
    [artistId, OUTBOX_ENTRIES],
  )
  return buildActivityResponse({
    id,
    type: 'OrderedCollection',
    totalItems: releases[0]?.total ?? 0,
    orderedItems: releases.map(buildCreate),
  })
}
