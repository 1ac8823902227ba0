import { getOwnOrder } from '#module/payments'
import { errors as paymentRefusals } from '#contract/payments'
import { buildAudioUrl } from '#contract/songs'
import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import type { Session } from '#platform/session'
import { type FanData, errors } from './contract.ts'
import { assertKeymailCode } from './keymail-code.ts'

/**
 * Completes a redemption for the payer: once the capture is settled, the order's owner becomes the fan who paid. The
 * Keymail itself is redeemed by the settling statement (`deliverSql` in keymail-product.ts); this only reads the result
 * and can be repeated at any time. Returns 'pending' while the payment is in progress. Throws 400, 402, 403, 404, 409,
 * 422.
 */
export async function redeemKeymail(
  asked: { keymailCode: string; paypalOrderId: string },
  session: Session,
): Promise<{ fanId: string; fanData: FanData } | 'pending'> {
  assertKeymailCode(asked.keymailCode)
  const order = await getOwnOrder(asked.paypalOrderId, session)
  const [item] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [asked.keymailCode])
  const paysForThis = order.purpose === 'keymail' && order.itemId === item?.id
  switch (order.state) {
    case 'creating':
    case 'created':
      // Regardless of the code: an unpaid order must not reveal which codes exist.
      throw new ApiError(paymentRefusals.unpaid)
    case 'stranded':
      throw new ApiError(paymentRefusals['order-stranded'])
    case 'capturing':
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return getFanData(order.itemId)
    }
  }
}

/** What a fan sees of a redeemed Keymail. Throws 403 if it was refunded. */
export async function getFanData(keymailId: string): Promise<{ fanId: string; fanData: FanData }> {
  const [row] = await sql<{
    fanId: string
    code: string
    copy: number
    of: number
    pricing: number
    title: string
    artistName: string
    songs: { id: string; title: string }[]
  }>(
    db,
    `SELECT k.fan_id AS "fanId", k.code, k.copy, e.copies AS "of", (k.price_cents / 100.0)::float8 AS pricing, e.title,
            a.stage_name AS "artistName",
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.id = $1 AND k.state = 'redeemed'`,
    [keymailId],
  )
  // Redeemed once but void now: it was refunded.
  if (!row) throw new ApiError(errors['copy-refunded'])
  return {
    fanId: row.fanId,
    fanData: {
      artistName: row.artistName,
      songTitle: row.title,
      pricing: row.pricing,
      keymailCode: row.code,
      access: 'fan',
      copy: row.copy,
      of: row.of,
      songs: row.songs.map((song) => ({ ...song, audioUrl: buildAudioUrl(song.id) })),
    },
  }
}
