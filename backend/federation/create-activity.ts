import { z } from 'zod'
import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { toJsonLd, buildActorUrl, getActorRow } from './actor.ts'
import { errors } from './contract.ts'
import { sendActivityJob } from './jobs.ts'
import { type RemoteActor, verifySignature } from './signatures/verify-signature.ts'

const inner = z.object({ type: z.string(), actor: z.string().optional(), object: z.unknown() })

const activitySchema = z.object({
  id: z.string().max(2000).optional(),
  type: z.string().max(100),
  actor: z.string().max(2000),
  object: z.union([z.string().max(2000), inner]),
})

type Activity = z.output<typeof activitySchema>

type SignedRequest = Parameters<typeof verifySignature>[1]

/** Takes an activity of another server, signed by its actor. Throws 401 for any other, 404 for an unknown artist. */
export async function createActivity(artistId: string, request: SignedRequest): Promise<void> {
  await getActorRow(artistId)
  const activity = parseActivity(request.body)
  const actor = await verifySignature(artistId, request)
  if (!actor || actor.id !== activity.actor) throw new ApiError(errors['activity-signature'])
  await runInTransaction(async (trx) => {
    if (activity.type === 'Follow') await createFollower(trx, artistId, actor, activity)
    else if (activity.type === 'Undo') await deleteFollower(trx, artistId, actor, activity)
    // The account is gone, on every artist's list.
    else if (activity.type === 'Delete' && getObjectId(activity.object) === actor.id)
      await sql(trx, 'DELETE FROM federation_followers WHERE actor = $1', [actor.id])
  })
}

function parseActivity(body: Buffer): Activity {
  try {
    return activitySchema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw buildMalformedError('This is no activity.')
  }
}

const getObjectId = (object: unknown): unknown =>
  typeof object === 'string' ? object : (object as { id?: unknown } | null)?.id

/** Once, however often the request comes; each is accepted. */
async function createFollower(trx: Trx, artistId: string, actor: RemoteActor, follow: Activity): Promise<void> {
  const url = buildActorUrl(artistId)
  if (getObjectId(follow.object) !== url) return
  await sql(
    trx,
    `INSERT INTO federation_followers (artist_id, actor, inbox, shared_inbox) VALUES ($1, $2, $3, $4)
     ON CONFLICT (artist_id, actor) DO UPDATE SET inbox = EXCLUDED.inbox, shared_inbox = EXCLUDED.shared_inbox`,
    [artistId, actor.id, actor.inbox, actor.sharedInbox],
  )
  const { id, type, object } = follow
  const accept = toJsonLd({
    id: `${url}#accepts/${crypto.randomUUID()}`,
    type: 'Accept',
    actor: url,
    object: { id, type, actor: actor.id, object },
  })
  const [delivery] = await sql<{ id: string }>(
    trx,
    'INSERT INTO federation_deliveries (artist_id, inbox, body) VALUES ($1, $2, $3) RETURNING id',
    [artistId, actor.inbox, JSON.stringify(accept)],
  )
  if (delivery) await enqueue(trx, sendActivityJob, { deliveryId: delivery.id, turn: 0 })
}

async function deleteFollower(trx: Trx, artistId: string, actor: RemoteActor, { object }: Activity): Promise<void> {
  if (typeof object === 'string' || object.type !== 'Follow') return
  if (getObjectId(object.object) !== buildActorUrl(artistId)) return
  await sql(trx, 'DELETE FROM federation_followers WHERE artist_id = $1 AND actor = $2', [artistId, actor.id])
}
