import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildEditionCoverSql } from '#module/catalog/covers'
import type { listCopies as listCopiesCall } from './contract.ts'

/** The copies owned by the session's fans, newest first, with the actions available for each. */
export async function listCopies(fanIds: string[]): Promise<EndpointReply<typeof listCopiesCall>> {
  const copies = await sql<EndpointReply<typeof listCopiesCall>[number]>(
    db,
    `SELECT k.copy_id AS id, k.code, e.title, ${buildEditionCoverSql('url')} AS cover, a.id AS "artistId", a.stage_name AS "artistName", k.copy, e.copies AS "of",
            k.gifted_at IS NULL AS receipt, g.state = 'offered' AS offered,
            k.entered_at IS NULL AND k.gifted_at IS NULL AND g.id IS NULL AS giveable,
            CASE WHEN r.id IS NOT NULL
                 THEN jsonb_build_object('state', r.state, 'at', r.created_at, 'answer', r.answer) END AS refund,
            e.transferable AND (k.entered_at IS NOT NULL OR k.gifted_at IS NOT NULL)
              AND (g.id IS NULL OR g.offer_kind = 'gift') AS transferable,
            CASE WHEN g.offer_kind = 'transfer' AND g.confirmed_at IS NULL THEN 'unconfirmed' ELSE g.offer_kind END AS offer
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
       LEFT JOIN copy_gifts g ON g.keymail_id = k.id AND g.state = 'offered' AND coalesce(g.confirmed_at, g.offered_at) > now() - interval '30 days'
       LEFT JOIN refund_requests r ON r.order_id = k.order_id AND r.fan_id = k.fan_id AND r.state IN ('open', 'declined')
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY k.redeemed_at DESC`,
    [fanIds],
  )
  return copies.map((copy) => ({ ...copy, offered: copy.offered ?? false }))
}
