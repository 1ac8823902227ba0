import { receiptDocument } from '#module/payments'
import { serveDocument } from '#module/documents'
import { type EndpointReply, commonErrors } from '#contract/platform'
import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import type { HttpResponse } from '#platform/route'
import { type getCopy as describeCopyCall, type listCopies as listCopiesCall, errors } from './contract.ts'
import { copyCertificate } from './copy-certificate.ts'
import { checkedByGodfreySql, formatChecker, rightsCheckedAtSql } from './rights-checked.ts'

/** The public view of a sold copy: valid, or void since it was refunded. Never names the owner. Throws 404. */
export async function getCopy(copyId: string): Promise<EndpointReply<typeof describeCopyCall>> {
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
            coalesce(k.redeemed_at, k.voided_at) AS since, ${rightsCheckedAtSql} AS "rightsCheckedAt",
            ${checkedByGodfreySql} AS "byGodfrey"
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  const { byGodfrey, rightsCheckedAt, since, ...facts } = copy
  return {
    ...facts,
    since: since.toISOString(),
    rights: rightsCheckedAt && { checkedBy: formatChecker(byGodfrey), at: rightsCheckedAt.toISOString() },
  }
}

/** The copies owned by the session's fans, newest first, with the actions available for each. */
export async function listCopies(fanIds: string[]): Promise<EndpointReply<typeof listCopiesCall>> {
  const copies = await sql<EndpointReply<typeof listCopiesCall>[number]>(
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

type HeldCopy = {
  keymailId: string
  orderId: string
  title: string
  copy: number
  mine: boolean
  bought: boolean
  state: string
}

async function getHeldCopy(copyId: string, fanIds: string[]): Promise<HeldCopy> {
  const [held] = await sql<HeldCopy>(
    db,
    `SELECT k.id AS "keymailId", k.order_id AS "orderId", e.title, k.copy, k.state, k.fan_id = ANY ($2) AS mine,
            k.gifted_at IS NULL AS bought
       FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE k.copy_id = $1 AND (k.state = 'redeemed' OR k.state = 'void' AND k.void_reason <> 'artist')`,
    [copyId, fanIds],
  )
  if (!held) throw new ApiError(errors['copy-unknown'])
  if (held.state === 'void') throw new ApiError(errors['copy-refunded'])
  if (!held.mine) throw new ApiError(commonErrors['not-yours'])
  return held
}

/** The certificate of a copy, for its current holder. Throws 403 and 404. */
export async function downloadCertificate(copyId: string, fanIds: string[], head: boolean): Promise<HttpResponse> {
  const { keymailId, title, copy } = await getHeldCopy(copyId, fanIds)
  return serveDocument(copyCertificate, { keymailId }, { fileName: `Certificate ${title} No. ${copy}`, head })
}

/** The receipt of a copy, for whoever paid for it. Throws 403 and 404. */
export async function downloadReceipt(copyId: string, fanIds: string[], head: boolean): Promise<HttpResponse> {
  const { orderId, title, copy, bought } = await getHeldCopy(copyId, fanIds)
  // The receipt names the payer, so the recipient of a gift must not see it.
  if (!bought) throw new ApiError(commonErrors['not-yours'])
  return serveDocument(receiptDocument, { orderId }, { fileName: `Receipt ${title} No. ${copy}`, head })
}
