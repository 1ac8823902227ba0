import type { EndpointBody } from '#contract/http'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { toSingleLine } from '#text/to-single-line'
import { type createFanMessage as createFanMessageCall, errors, type FanMessage, MESSAGES_PER_DAY } from './contract.ts'
import { buildHoldsCopySql } from './holds-copy-sql.ts'
import { listFanMessages } from './list-fan-messages.ts'

/**
 * Plans a message to all followers, or to those who hold a copy of one release. Throws 404 for another artist's release,
 * 409 where nobody agreed to hear of it, and beyond MESSAGES_PER_DAY.
 */
export function createFanMessage(
  artistId: string,
  { editionId, subject, body, sendAt }: EndpointBody<typeof createFanMessageCall>,
): Promise<FanMessage> {
  return runInTransaction(async (trx) => {
    // Serializes an artist's messages, so that concurrent requests keep the limit together.
    await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR UPDATE', [artistId])
    await assertAudience(trx, artistId, editionId)
    const [created] = await sql<{ id: string }>(
      trx,
      `INSERT INTO fan_messages (artist_id, edition_id, subject, body, send_at)
       SELECT $1::uuid, $2::uuid, $3::text, $4::text, moment.at FROM (SELECT greatest(coalesce($5::timestamptz, now()), now()) AS at) moment
        WHERE (SELECT count(*) FROM fan_messages m
                WHERE m.artist_id = $1 AND m.canceled_at IS NULL
                  AND m.send_at > moment.at - interval '1 day' AND m.send_at < moment.at + interval '1 day') < $6
       RETURNING id`,
      [artistId, editionId, toSingleLine(subject), body, sendAt, MESSAGES_PER_DAY],
    )
    if (!created) throw new ApiError(errors['too-many-messages'])
    const [message] = await listFanMessages(artistId, created.id, trx)
    if (!message) throw new Error('INSERT INTO fan_messages returned no row')
    return message
  })
}

async function assertAudience(trx: Trx, artistId: string, editionId: string | null): Promise<void> {
  const [known] = await sql<{ own: boolean; somebody: boolean }>(
    trx,
    `SELECT $2::uuid IS NULL OR EXISTS (SELECT FROM editions WHERE id = $2 AND artist_id = $1) AS own,
            EXISTS (SELECT FROM follows f JOIN followers r ON r.id = f.follower_id
                     WHERE f.artist_id = $1 AND f.confirmed_at IS NOT NULL
                       AND ($2::uuid IS NULL OR ${buildHoldsCopySql('r.email', '$2')})) AS somebody`,
    [artistId, editionId],
  )
  if (!known?.own) throw new ApiError(errors['message-audience-unknown'])
  if (!known.somebody) throw new ApiError(errors['nobody-to-tell'])
}
