import { z } from 'zod'
import { errors as artistErrors } from '#contract/artists'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { toJsonLd, buildActorUrl, getActorRow } from './actor.ts'
import { errors, FOLLOWERS_PER_HOST } from './contract.ts'
import { sendActivityJob } from './jobs.ts'
import { actorIdSchema, isActorGone, type RemoteActor, verifySignature } from './signatures/verify-signature.ts'

const inner = z.object({ type: z.string(), actor: z.string().optional(), object: z.unknown().optional() })

const activitySchema = z.object({
  id: z.string().max(2000).optional(),
  type: z.string().max(100),
  actor: actorIdSchema,
  object: z.union([z.string().max(2000), inner]),
})

type Activity = z.output<typeof activitySchema>

type SignedRequest = Parameters<typeof verifySignature>[2]

/**
 * Takes an activity of another server, signed by its actor, and ignores those that concern nothing here. Throws 401 for any
 * other, 404 for an unknown artist.
 */
export async function createActivity(artistId: string, request: SignedRequest): Promise<void> {
  if (!(await getActorRow(artistId))) throw new ApiError(artistErrors['artist-unknown'])
  const activity = parseActivity(request.body)
  if (!(await isRelevant(activity))) return
  const actor = await verifySignature(artistId, activity.actor, request)
  if (activity.type === 'Delete') {
    // The key usually went with the account. Then its server says that it is gone, whoever told us.
    if (!actor && !(await isActorGone(artistId, activity.actor))) throw new ApiError(errors['activity-signature'])
    // On every artist's list.
    await sql(db, 'DELETE FROM federation_followers WHERE actor = $1', [activity.actor])
    return
  }
  if (!actor) throw new ApiError(errors['activity-signature'])
  await runInTransaction((trx) =>
    activity.type === 'Follow'
      ? createFollower(trx, artistId, actor, activity)
      : deleteFollower(trx, artistId, actor, activity),
  )
}

function parseActivity(body: Buffer): Activity {
  try {
    return activitySchema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw buildMalformedError('This is no activity.')
  }
}

/** Fetching a key is worth it only for these: servers tell all others of every account that is deleted. */
async function isRelevant({ type, actor, object }: Activity): Promise<boolean> {
  if (type === 'Follow' || type === 'Undo') return true
  if (type !== 'Delete' || getObjectId(object) !== actor) return false
  const [follower] = await sql(db, 'SELECT 1 FROM federation_followers WHERE actor = $1 LIMIT 1', [actor])
  return follower !== undefined
}

const getObjectId = (object: unknown): unknown =>
  typeof object === 'string' ? object : (object as { id?: unknown } | null)?.id

// Whoever follows already may do so again.
const createFollowerSql = `
  INSERT INTO federation_followers (artist_id, actor, inbox, shared_inbox)
  SELECT $1::uuid, $2::text, $3::text, $4::text
   WHERE EXISTS (SELECT FROM federation_followers WHERE artist_id = $1 AND actor = $2)
      OR (SELECT count(*) FROM (
            SELECT FROM federation_followers
             WHERE artist_id = $1 AND substring(inbox FROM '//([^/:]+)') = substring($3 FROM '//([^/:]+)') LIMIT $5) f) < $5
  ON CONFLICT (artist_id, actor) DO UPDATE SET inbox = EXCLUDED.inbox, shared_inbox = EXCLUDED.shared_inbox
  RETURNING id`

/** Once, however often the request comes. Throws 403 where too many of its server's accounts follow the artist. */
async function createFollower(trx: Trx, artistId: string, actor: RemoteActor, follow: Activity): Promise<void> {
  const url = buildActorUrl(artistId)
  if (getObjectId(follow.object) !== url) return
  const values = [artistId, actor.id, actor.inbox, actor.sharedInbox, FOLLOWERS_PER_HOST]
  const [follower] = await sql(trx, createFollowerSql, values)
  if (!follower) throw new ApiError(errors['followers-full'])
  const { id, type, object } = follow
  const accept = toJsonLd({
    id: `${url}#accepts/${crypto.randomUUID()}`,
    type: 'Accept',
    actor: url,
    object: { id, type, actor: actor.id, object },
  })
  // At most one is on its way to an inbox, however often it follows: the answer to the latest.
  const [delivery] = await sql<{ id: string; isNew: boolean }>(
    trx,
    `INSERT INTO federation_deliveries (artist_id, inbox, body, is_accept) VALUES ($1, $2, $3, true)
     ON CONFLICT (inbox, artist_id) WHERE is_accept DO UPDATE SET body = EXCLUDED.body
     RETURNING id, old.id IS NULL AS "isNew"`,
    [artistId, actor.inbox, JSON.stringify(accept)],
  )
  if (delivery?.isNew) await enqueue(trx, sendActivityJob, { deliveryId: delivery.id, turn: 0 })
}

async function deleteFollower(trx: Trx, artistId: string, actor: RemoteActor, { object }: Activity): Promise<void> {
  if (typeof object === 'string' || object.type !== 'Follow') return
  if (getObjectId(object.object) !== buildActorUrl(artistId)) return
  await sql(trx, 'DELETE FROM federation_followers WHERE artist_id = $1 AND actor = $2', [artistId, actor.id])
}
