import type { EndpointBody, EndpointReply } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { assertDraft } from './assert-draft.ts'
import { errors, RELEASE_DAYS_MAX, type updateRelease as updateReleaseCall } from './contract.ts'
import { publishDueReleasesJob, RELEASE_INTERVAL_SECONDS } from './jobs.ts'

type PlannedRelease = EndpointReply<typeof updateReleaseCall>

/** Sets when the artist's draft is published. Throws 404, 409 for what is out, 422 for a date that cannot be. */
export function updateRelease(
  artistId: string,
  editionId: string,
  { releaseAt, timeZone, announced }: EndpointBody<typeof updateReleaseCall>,
): Promise<PlannedRelease> {
  assertTimeZone(timeZone)
  return runInTransaction(async (trx) => {
    await assertDraft(trx, artistId, editionId)
    const [planned] = await sql<{ at: Date; seconds: number }>(
      trx,
      `INSERT INTO edition_releases AS r (edition_id, due_at, time_zone, announced)
       SELECT $1, $2::timestamptz, $3, $4 WHERE $2::timestamptz BETWEEN now() AND now() + make_interval(days => $5)
       ON CONFLICT (edition_id) DO UPDATE
          SET due_at = EXCLUDED.due_at, time_zone = EXCLUDED.time_zone, announced = EXCLUDED.announced
       RETURNING due_at AS at, extract(epoch FROM due_at - now())::float8 AS seconds`,
      [editionId, releaseAt, timeZone, announced, RELEASE_DAYS_MAX],
    )
    if (!planned) throw new ApiError(errors['release-date-out-of-range'])
    // The job that looks ahead may have looked already.
    if (planned.seconds < 2 * RELEASE_INTERVAL_SECONDS) await enqueue(trx, publishDueReleasesJob, {})
    return { releaseAt: planned.at.toISOString(), timeZone, announced }
  })
}

function assertTimeZone(timeZone: string): void {
  try {
    // Refuses unknown names.
    Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new ApiError(errors['time-zone-unknown'])
  }
}
