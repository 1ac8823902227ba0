import type { EndpointBody } from '#contract/http'
import type { Language } from '#contract/text'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { AddressRefusedError, parseOutgoingUrl } from '#http/outgoing/send-outgoing-request'
import type { Session } from '#http/sessions/session'
import { listProvedAddresses } from '#module/follows'
import { type createPushDevice as createPushDeviceCall, DEVICES_MAX, DEVICES_PER_HOUR, errors } from './contract.ts'

type Subscription = EndpointBody<typeof createPushDeviceCall>

/**
 * Notifies a browser of what the session's addresses, or the token's, follow. Throws 409 if they follow nothing, 422 for
 * an endpoint that is not on the public internet.
 */
export async function createPushDevice(
  { endpoint, keys, token }: Subscription,
  session: Session | undefined,
  caller: string,
  language: Language,
): Promise<void> {
  assertPublicEndpoint(endpoint)
  await consumeNetworkRateLimit('push-devices', caller, { hits: DEVICES_PER_HOUR, seconds: 3600 })
  const followers = await sql<{ id: string }>(
    db,
    `SELECT r.id FROM followers r
      WHERE (CASE WHEN $1::text IS NULL THEN r.email = ANY ($2) ELSE r.token = $1 END) AND r.stopped_at IS NULL
        AND EXISTS (SELECT FROM follows f WHERE f.follower_id = r.id AND f.confirmed_at IS NOT NULL)`,
    [token ?? null, token === undefined ? await listProvedAddresses(session) : []],
  )
  if (followers.length === 0) throw new ApiError(errors['nothing-followed'])
  const ids = followers.map(({ id }) => id)
  await runInTransaction(async (trx) => {
    // In the order of their ids, so that two browsers of one person wait for each other instead of deadlocking.
    await sql(trx, 'SELECT 1 FROM followers WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [ids])
    await sql(
      trx,
      `INSERT INTO push_devices (follower_id, endpoint, p256dh, auth, language)
       SELECT follower_id, $2, $3, $4, $5 FROM unnest($1::uuid[]) follower_id
       ON CONFLICT ON CONSTRAINT push_devices_once
         DO UPDATE SET p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, language = EXCLUDED.language`,
      [ids, endpoint, keys.p256dh, keys.auth, language],
    )
    await sql(
      trx,
      `DELETE FROM push_devices WHERE id IN (
         SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY follower_id ORDER BY id DESC) AS n
                           FROM push_devices WHERE follower_id = ANY ($1)) d WHERE n > $2)`,
      [ids, DEVICES_MAX],
    )
  })
}

function assertPublicEndpoint(endpoint: string): void {
  try {
    parseOutgoingUrl(endpoint)
  } catch (error) {
    throw error instanceof AddressRefusedError ? new ApiError(errors['push-address-refused']) : error
  }
}
