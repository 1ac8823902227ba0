import type { ReviewKind } from '#contract/reviews'
import { decideCheckedSong } from '#module/copyright'
import { carryOutCorrection, declineCorrection } from '#module/corrections'
import { approveApplication, declineApplication, replaceLostGKey } from '#module/gkeys'
import { type Trx, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'

/** What is decided: the second half of the effect key names the thing, the note says why. */
export type Matter = { id: string; effectKey: string; note: string }

/** What a decision does, inside the transaction that writes it down. A throw takes the decision back. */
export type Effect = {
  approve(trx: Trx, matter: Matter): Promise<unknown>
  decline(trx: Trx, matter: Matter): Promise<unknown>
  /** Whoever is concerned hears of it from the effect itself. Else the artist in `evidence.artistId` gets a mail. */
  mailsItself?: true
}

/** To decline is to leave everything as it is. */
export const leaveAsItIs = (): Promise<void> => Promise.resolve()
const notDecidable = () => Promise.reject(new Refusal(refusals['not-decidable']))

/**
 * By the review's kind and the thing that its effect key names: 'copyright application' is what is done about
 * 'application:<id>'. A new matter is one line.
 */
const effects: Record<`${ReviewKind} ${string}`, Effect> = {
  'copyright application': {
    approve: (trx, { id, note }) => approveApplication(trx, id, note),
    decline: (trx, { id, note }) => endApplication(trx, id, note),
    mailsItself: true,
  },
  'copyright song': {
    approve: (trx, { id }) => decideCheckedSong(trx, id, 'published'),
    decline: (trx, { id }) => decideCheckedSong(trx, id, 'declined'),
  },
  'handover lost-g-key': { approve: (trx, { id }) => replaceLostGKey(trx, id), decline: leaveAsItIs },
  'correction correction': {
    approve: (trx, { id, note }) => carryOutCorrection(trx, id, note),
    decline: (trx, { id, note }) => declineCorrection(trx, id, note),
    mailsItself: true,
  },
}

/** What is done about things that have no line of their own. */
const otherwise: Record<ReviewKind, Effect> = {
  // Decided by what a person does elsewhere; here is only what they say about it.
  payment: { approve: leaveAsItIs, decline: leaveAsItIs },
  handover: { approve: leaveAsItIs, decline: leaveAsItIs },
  monitoring: { approve: leaveAsItIs, decline: leaveAsItIs },
  correction: { approve: notDecidable, decline: leaveAsItIs },
  copyright: { approve: notDecidable, decline: notDecidable },
}

/** What deciding this review does. `effectKey` is as whoever opened it wrote it: 'application:<id>'. */
export function effectOf(kind: ReviewKind, effectKey: string): Effect {
  const [thing = ''] = effectKey.split(':')
  return effects[`${kind} ${thing}`] ?? otherwise[kind]
}

/** Declines an application. One that has been declined already, as when its payment went back, keeps its reasons. */
async function endApplication(trx: Trx, id: string, note: string): Promise<void> {
  const ended = await sql(trx, `SELECT 1 FROM g_key_applications WHERE id = $1 AND state = 'declined'`, [id])
  if (ended.length === 0) await declineApplication(trx, id, note)
}
