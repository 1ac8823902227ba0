import { findOwnOrder } from '#module/payments'
import { refusals as paymentRefusals } from '#contract/payments'
import { audioUrl } from '#contract/songs'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { type FanData, refusals } from './contract.ts'
import { refuseMalformedCode } from './keymail-code.ts'

/**
 * Lets the payer in: after the capture has been settled, the order's owner becomes the fan who paid. The sale itself has
 * happened already, in payments/settle-order.ts with keymail-fulfilment.ts; this reads it, so it may be repeated for
 * ever. Returns 'pending' while the money is on its way. Refuses with 400, 402, 403, 404, 409, 422.
 */
export async function redeemKeymail(
  asked: { keymailCode: string; paypalOrderId: string },
  session: Session,
): Promise<{ fanId: string; fanData: FanData } | 'pending'> {
  refuseMalformedCode(asked.keymailCode)
  const order = await findOwnOrder(asked.paypalOrderId, session)
  const [item] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [asked.keymailCode])
  const paysForThis = order.purpose === 'keymail' && order.itemId === item?.id
  switch (order.state) {
    case 'creating':
    case 'created':
      // Whatever the code is: an order of one's own must not tell which codes exist.
      throw new Refusal(paymentRefusals.unpaid)
    case 'stranded':
      throw new Refusal(paymentRefusals['order-stranded'])
    case 'capturing':
      if (!paysForThis) throw new Refusal(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      if (!paysForThis) throw new Refusal(paymentRefusals['order-used'])
      return readFanData(order.itemId)
    }
  }
}

/** What a fan's screens know of a redeemed Keymail. */
export async function readFanData(keymailId: string): Promise<{ fanId: string; fanData: FanData }> {
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
  // Sold once and void now: the money went back.
  if (!row) throw new Refusal(refusals['copy-refunded'])
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
      songs: row.songs.map((song) => ({ ...song, audioUrl: audioUrl(song.id) })),
    },
  }
}
