import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildActivityResponse, buildActorUrl, getActorRow } from './actor.ts'
import { OUTBOX_ENTRIES } from './contract.ts'
import { buildCreate, buildNote, type Release, releaseSql } from './note.ts'

/** The artist's releases, newest first. */
export async function getOutbox(artistId: string): Promise<HttpResponse> {
  await getActorRow(artistId)
  const releases = await sql<Release & { total: number }>(
    db,
    `SELECT r.*, count(*) OVER ()::int AS total FROM (${releaseSql}) r WHERE r."artistId" = $1 ORDER BY r.at DESC LIMIT $2`,
    [artistId, OUTBOX_ENTRIES],
  )
  return buildActivityResponse({
    id: `${buildActorUrl(artistId)}/outbox`,
    type: 'OrderedCollection',
    totalItems: releases[0]?.total ?? 0,
    orderedItems: releases.map(buildCreate),
  })
}

/** Throws 404 for what is not public. */
export async function getNote(editionId: string): Promise<HttpResponse> {
  const [release] = await sql<Release>(db, `SELECT r.* FROM (${releaseSql}) r WHERE r.id = $1`, [editionId])
  if (!release) throw new ApiError(commonErrors.unknown)
  return buildActivityResponse(buildNote(release))
}
