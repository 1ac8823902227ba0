import { receiptDocument } from '#module/payments'
import { serveDocument } from '#module/documents'
import { type ReplyOf, commonRefusals } from '#contract/platform'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Reply } from '#platform/route'
import { type describeCopy as describeCopyCall, type listCopies as listCopiesCall, refusals } from './contract.ts'
import { copyCertificate } from './copy-certificate.ts'
import { checkedByGodfreySql, checkerOf, rightsSql } from './rights-checked.ts'

/** A sold copy as anybody may see it: valid, or void since the money went back. It names no owner. Refuses with 404. */
export async function describeCopy(copyId: string): Promise<ReplyOf<typeof describeCopyCall>> {
  const [copy] = await sql<{
    artistName: string
    title: string
    copy: number
    of: number
    state: 'valid' | 'void'
    since: Date
    rightsCheckedAt: Date | null
    byGodfrey: boolean
  }>(
    db,
    `SELECT a.stage_name AS "artistName", e.title, k.copy, e.copies AS "of",
            CASE WHEN k.state = 'redeemed' THEN 'valid' ELSE 'void' END AS state,
            coalesce(k.redeemed_at, k.voided_at) AS since, ${rightsSql} AS "rightsCheckedAt",
            ${checkedByGodfreySql} AS "byGodfrey"
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId],
  )
  if (!copy) throw new Refusal(refusals['copy-unknown'])
  const { byGodfrey, rightsCheckedAt, since, ...facts } = copy
  return {
    ...facts,
    since: since.toISOString(),
    rights: rightsCheckedAt && { checkedBy: checkerOf(byGodfrey), at: rightsCheckedAt.toISOString() },
  }
}

/** The copies that this session's fans own, newest first, with what can be done with each. */
export async function listCopies(fanIds: string[]): Promise<ReplyOf<typeof listCopiesCall>> {
  const copies = await sql<ReplyOf<typeof listCopiesCall>[number]>(
    db,
    `SELECT k.copy_id AS id, k.code, e.title, a.id AS "artistId", a.stage_name AS "artistName", k.copy, e.copies AS "of",
            k.gifted_at IS NULL AS receipt, g.state = 'offered' AS offered,
            k.entered_at IS NULL AND k.gifted_at IS NULL AND g.id IS NULL AS giveable
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
       LEFT JOIN copy_gifts g ON g.keymail_id = k.id AND g.state = 'offered' AND g.offered_at > now() - interval '30 days'
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY k.redeemed_at DESC`,
    [fanIds],
  )
  return copies.map((copy) => ({ ...copy, offered: copy.offered ?? false }))
}

type Held = {
  keymailId: string
  orderId: string
  title: string
  copy: number
  mine: boolean
  bought: boolean
  state: string
}

async function findHeld(copyId: string, fanIds: string[]): Promise<Held> {
  const [held] = await sql<Held>(
    db,
    `SELECT k.id AS "keymailId", k.order_id AS "orderId", e.title, k.copy, k.state, k.fan_id = ANY ($2) AS mine,
            k.gifted_at IS NULL AS bought
       FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId, fanIds],
  )
  if (!held) throw new Refusal(refusals['copy-unknown'])
  if (held.state === 'void') throw new Refusal(refusals['copy-refunded'])
  if (!held.mine) throw new Refusal(commonRefusals['not-yours'])
  return held
}

/** The certificate of a copy, for who holds it now. Refuses with 403 and 404. */
export async function printCertificate(copyId: string, fanIds: string[], head: boolean): Promise<Reply> {
  const { keymailId, title, copy } = await findHeld(copyId, fanIds)
  return serveDocument(copyCertificate, { keymailId }, { fileName: `Certificate ${title} No. ${copy}`, head })
}

/** The receipt of a copy, for who paid for it. Refuses with 403 and 404. */
export async function printReceipt(copyId: string, fanIds: string[], head: boolean): Promise<Reply> {
  const { orderId, title, copy, bought } = await findHeld(copyId, fanIds)
  // It names the giver: who was given the copy does not read it.
  if (!bought) throw new Refusal(commonRefusals['not-yours'])
  return serveDocument(receiptDocument, { orderId }, { fileName: `Receipt ${title} No. ${copy}`, head })
}
