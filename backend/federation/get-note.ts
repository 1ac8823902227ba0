import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildActivityResponse } from './actor.ts'
import { buildNote, type Release, releaseSql } from './note.ts'

/** Throws 404 for what is not public. */
export async function getNote(editionId: string): Promise<HttpResponse> {
  const [release] = await sql<Release>(db, `SELECT r.* FROM (${releaseSql}) r WHERE r.id = $1`, [editionId])
  if (!release) throw new ApiError(commonErrors.unknown)
  return buildActivityResponse(buildNote(release))
}
