import { readmitArtist as readmit, suspendArtist as suspend, voidGKey as voidKey } from '#module/gkeys'
import { carryOutRefund, claimRefund } from '#module/payments'
import { blockSongsOf, restoreSong as restore, takeDownSong as takeDown, unblockSongsOf } from '#module/songs'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { audit } from './audit.ts'
import { refusals } from './contract.ts'
import { measureTaken } from './jobs.ts'
import type { StaffSession } from './log-in.ts'

/** Who does it, and why. */
type By = { staff: StaffSession; reason: string }

const nothingToDo = () => new Refusal(refusals['nothing-to-do'])

/** Writes the line, and has the artist told with the reason. */
async function writeDown(
  trx: Trx,
  { staff, reason }: By,
  { action, subject, artistId, ...details }: { action: string; subject: string; artistId: string; title?: string },
): Promise<void> {
  const auditId = await audit(trx, staff, { action, subject, details: { reason, artistId, ...details } })
  await enqueue(trx, measureTaken, { auditId })
}

/** Keeps an artist out and takes everything of theirs off sale. Fans keep what they own. */
export function suspendArtist(artistId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await suspend(trx, artistId))) throw nothingToDo()
    await blockSongsOf(trx, artistId)
    await writeDown(trx, by, { action: 'artist-suspend', subject: `artist:${artistId}`, artistId })
  })
}

/** Lets an artist in again and puts back on sale exactly what the suspension took off. */
export function readmitArtist(artistId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await readmit(trx, artistId))) throw nothingToDo()
    await unblockSongsOf(trx, artistId)
    await writeDown(trx, by, { action: 'artist-readmit', subject: `artist:${artistId}`, artistId })
  })
}

export function voidGKey(gKeyRowId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    const voided = await voidKey(trx, gKeyRowId)
    if (!voided) throw nothingToDo()
    await writeDown(trx, by, { action: 'g-key-void', subject: `g-key:${gKeyRowId}`, artistId: voided.artistId })
  })
}

export function takeDownSong(songId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    const song = await takeDown(trx, songId)
    if (!song) throw nothingToDo()
    await writeDown(trx, by, { action: 'song-take-down', subject: `song:${songId}`, ...song })
  })
}

export function restoreSong(songId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    const song = await restore(trx, songId)
    if (!song) throw nothingToDo()
    await writeDown(trx, by, { action: 'song-restore', subject: `song:${songId}`, ...song })
  })
}

/**
 * Sends a payment to the house back through PayPal: noted first, then asked for outside the transaction, then booked.
 * Pressed again while PayPal has not answered, it asks under the same request id. Refuses with 409.
 */
export async function refundOrder(
  orderId: string,
  { staff, reason }: By,
): Promise<{ outcome: 'refunded' | 'pending' }> {
  const { requestId } = await inTransaction(async (trx) => {
    const claimed = await claimRefund(trx, orderId)
    if (!claimed) throw await whyNoRefund(orderId)
    await audit(trx, staff, { action: 'order-refund', subject: `order:${orderId}`, details: { reason, ...claimed } })
    return claimed
  })
  const outcome = await carryOutRefund(orderId, requestId)
  if (outcome === 'refused') throw new Refusal(refusals['refund-refused'])
  return { outcome: outcome === 'refunded' ? 'refunded' : 'pending' }
}

async function whyNoRefund(orderId: string): Promise<Refusal> {
  const [order] = await sql<{ theirs: boolean; left: boolean }>(
    db,
    `SELECT payee_artist_id IS NOT NULL AS theirs, state IN ('completed', 'stranded') AND refunded_cents < cents AS left
       FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!order) return new Refusal(refusals['subject-unknown'])
  return new Refusal(refusals[order.theirs && order.left ? 'refund-is-the-artists' : 'refund-impossible'])
}

/** Asks the artist who was paid to send the payment back; when they do, PayPal's event books it. */
export function askForRefund(orderId: string, by: By): Promise<void> {
  return inTransaction(async (trx) => {
    const [order] = await sql<{ artistId: string }>(
      trx,
      `SELECT payee_artist_id AS "artistId" FROM orders
        WHERE id = $1 AND payee_artist_id IS NOT NULL AND state IN ('completed', 'stranded') AND refunded_cents < cents`,
      [orderId],
    )
    if (!order) throw new Refusal(refusals['refund-impossible'])
    await writeDown(trx, by, { action: 'order-ask-refund', subject: `order:${orderId}`, artistId: order.artistId })
  })
}
