import { restoreArtist as readmit, suspendArtist as suspend, voidGKey as voidKey } from '#module/gkeys'
import { issueRefund, claimRefund } from '#module/payments'
import { blockArtistSongs, restoreSong as restore, blockSong as takeDown, restoreArtistSongs } from '#module/songs'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { recordAuditEntry } from './audit.ts'
import { errors } from './contract.ts'
import { sendModerationEmailJob } from './jobs.ts'
import type { StaffSession } from './log-in.ts'

/** Who acts, and why. */
type ModerationInput = { staff: StaffSession; reason: string }

const buildNothingToDoError = () => new ApiError(errors['nothing-to-do'])

/** Writes the audit entry and enqueues the mail that tells the artist the reason. */
async function recordModeration(
  trx: Trx,
  { staff, reason }: ModerationInput,
  { action, subject, artistId, ...details }: { action: string; subject: string; artistId: string; title?: string },
): Promise<void> {
  const auditId = await recordAuditEntry(trx, staff, { action, subject, details: { reason, artistId, ...details } })
  await enqueue(trx, sendModerationEmailJob, { auditId })
}

/** Suspends an artist and takes everything of theirs off sale. Fans keep what they own. */
export function suspendArtist(artistId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await suspend(trx, artistId))) throw buildNothingToDoError()
    await blockArtistSongs(trx, artistId)
    await recordModeration(trx, by, { action: 'artist-suspend', subject: `artist:${artistId}`, artistId })
  })
}

/** Lifts a suspension and puts back on sale exactly what it had taken off. */
export function restoreArtist(artistId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await readmit(trx, artistId))) throw buildNothingToDoError()
    await restoreArtistSongs(trx, artistId)
    await recordModeration(trx, by, { action: 'artist-readmit', subject: `artist:${artistId}`, artistId })
  })
}

export function voidGKey(gKeyRowId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    const voided = await voidKey(trx, gKeyRowId)
    if (!voided) throw buildNothingToDoError()
    await recordModeration(trx, by, { action: 'g-key-void', subject: `g-key:${gKeyRowId}`, artistId: voided.artistId })
  })
}

export function takeDownSong(songId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    const song = await takeDown(trx, songId)
    if (!song) throw buildNothingToDoError()
    await recordModeration(trx, by, { action: 'song-take-down', subject: `song:${songId}`, ...song })
  })
}

export function restoreSong(songId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    const song = await restore(trx, songId)
    if (!song) throw buildNothingToDoError()
    await recordModeration(trx, by, { action: 'song-restore', subject: `song:${songId}`, ...song })
  })
}

/**
 * Refunds a payment to the platform through PayPal: recorded first, then requested outside the transaction, then
 * booked. A repeated call reuses the request id while PayPal has not answered. Throws 409.
 */
export async function refundOrder(
  orderId: string,
  { staff, reason }: ModerationInput,
): Promise<{ outcome: 'refunded' | 'pending' }> {
  const { requestId } = await inTransaction(async (trx) => {
    const claimed = await claimRefund(trx, orderId)
    if (!claimed) throw await getRefundError(orderId)
    await recordAuditEntry(trx, staff, { action: 'order-refund', subject: `order:${orderId}`, details: { reason, ...claimed } })
    return claimed
  })
  const outcome = await issueRefund(orderId, requestId)
  if (outcome === 'refused') throw new ApiError(errors['refund-refused'])
  return { outcome: outcome === 'refunded' ? 'refunded' : 'pending' }
}

async function getRefundError(orderId: string): Promise<ApiError> {
  const [order] = await sql<{ theirs: boolean; left: boolean }>(
    db,
    `SELECT payee_artist_id IS NOT NULL AS theirs, state IN ('completed', 'stranded') AND refunded_cents < cents AS left
       FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!order) return new ApiError(errors['subject-unknown'])
  return new ApiError(errors[order.theirs && order.left ? 'refund-is-the-artists' : 'refund-impossible'])
}

/** Asks the artist who was paid to refund the payment. When they do, PayPal's webhook event books it. */
export function sendRefundRequest(orderId: string, by: ModerationInput): Promise<void> {
  return inTransaction(async (trx) => {
    const [order] = await sql<{ artistId: string }>(
      trx,
      `SELECT payee_artist_id AS "artistId" FROM orders
        WHERE id = $1 AND payee_artist_id IS NOT NULL AND state IN ('completed', 'stranded') AND refunded_cents < cents`,
      [orderId],
    )
    if (!order) throw new ApiError(errors['refund-impossible'])
    await recordModeration(trx, by, { action: 'order-ask-refund', subject: `order:${orderId}`, artistId: order.artistId })
  })
}
