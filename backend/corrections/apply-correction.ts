import { openReview } from '#module/reviews'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { Correction } from './correction.ts'
import { correctionMoved } from './jobs.ts'
import { kindNames } from './kind-names.ts'
import { policy } from './policy.ts'
import { isInstant } from './propose-change.ts'

/**
 * Carries out what this artist was shown: at once where the policy allows it, else as a review that a person decides.
 * The answer's state says which. Refuses with 404 what is not this artist's fresh proposal, 409 when the thing says
 * something else by now.
 */
export async function applyCorrection(artistId: string, correctionId: string): Promise<Correction> {
  const proposal = await Correction.query(db).findOne({ id: correctionId, artist_id: artistId })
  if (!proposal?.isFreshProposal) throw new Refusal(refusals['correction-unknown'])
  const instant = await isInstant(proposal)
  return inTransaction((trx) => (instant ? changeNow(trx, proposal) : handOver(trx, proposal)))
}

async function changeNow(trx: Trx, proposal: Correction): Promise<Correction> {
  const { id, kind, was, becomes } = proposal
  // Of two confirmations at once the second one finds no proposal.
  await moveProposal(
    trx,
    `UPDATE corrections SET state = 'applied', applied_at = now() WHERE id = $1 AND state = 'proposed' RETURNING id`,
    [id],
  )
  const changed = await policy[kind].apply?.(trx, { ...of(proposal), from: was, to: becomes })
  if (!changed) throw new Refusal(refusals['changed-meanwhile'])
  await enqueue(trx, correctionMoved, { correctionId: id, event: 'applied' })
  return await Correction.query(trx).findById(id).throwIfNotFound()
}

async function handOver(trx: Trx, proposal: Correction): Promise<Correction> {
  const { id, artistId, kind, subject, was, becomes } = proposal
  const [artist] = await sql<{ stageName: string }>(
    trx,
    'SELECT stage_name AS "stageName" FROM artists WHERE id = $1',
    [artistId],
  )
  const name = kindNames[kind].english
  const number = await openReview(trx, {
    kind: 'correction',
    subject: `${name}${subject ? ` “${subject}”` : ''} of ${artist?.stageName ?? ''}`,
    effectKey: `correction:${id}`,
    reason:
      kind === 'song-title'
        ? 'The new title is more than a mended typo.'
        : 'This kind of correction is a person’s to decide.',
    evidence: { artistId, artist: artist?.stageName, correction: name, subject, was, becomes },
  })
  await moveProposal(
    trx,
    `UPDATE corrections SET state = 'in-review', review_number = $2 WHERE id = $1 AND state = 'proposed' RETURNING id`,
    [id, number],
  )
  await enqueue(trx, correctionMoved, { correctionId: id, event: 'in-review' })
  return await Correction.query(trx).findById(id).throwIfNotFound()
}

async function moveProposal(trx: Trx, statement: string, values: unknown[]): Promise<void> {
  const moved = await sql(trx, statement, values)
  if (moved.length === 0) throw new Refusal(refusals['correction-unknown'])
}

/** The artist says no, or means something else: nothing is changed. */
export async function dropCorrection(correctionId: string): Promise<void> {
  await sql(db, `UPDATE corrections SET state = 'dropped' WHERE id = $1 AND state = 'proposed'`, [correctionId])
}

/** Takes a correction back within its hour, when the thing still says what the correction made it say. */
export async function undoCorrection(artistId: string, correctionId: string): Promise<Correction> {
  return inTransaction(async (trx) => {
    const correction = await Correction.query(trx).where({ id: correctionId, artist_id: artistId }).forUpdate().first()
    if (!correction) throw new Refusal(refusals['correction-unknown'])
    if (correction.state !== 'applied') throw new Refusal(refusals['not-applied'])
    if (!correction.undoUntil) throw new Refusal(refusals['undo-too-late'])
    const { id, kind, was, becomes } = correction
    const changed = await policy[kind].apply?.(trx, { ...of(correction), from: becomes, to: was })
    if (!changed) throw new Refusal(refusals['changed-meanwhile'])
    await sql(trx, `UPDATE corrections SET state = 'undone', ended_at = now() WHERE id = $1`, [id])
    await enqueue(trx, correctionMoved, { correctionId: id, event: 'undone' })
    return await Correction.query(trx).findById(id).throwIfNotFound()
  })
}

/** An admin approved: the change is made in their transaction. Refuses with 409 when the thing says something else by now. */
export async function carryOutCorrection(trx: Trx, correctionId: string, note = ''): Promise<void> {
  const correction = await endReview(trx, correctionId, 'carried-out', note)
  const { kind, was, becomes } = correction
  const rule = policy[kind]
  const done = await (rule.carryOut ?? rule.apply)?.(trx, { ...of(correction), from: was, to: becomes })
  if (!done) throw new Refusal(refusals['changed-meanwhile'])
}

/** An admin declined: everything stays as it is, and the artist is told why. */
export async function declineCorrection(trx: Trx, correctionId: string, note: string): Promise<void> {
  await endReview(trx, correctionId, 'declined', note)
}

async function endReview(
  trx: Trx,
  correctionId: string,
  state: 'carried-out' | 'declined',
  note: string,
): Promise<Correction> {
  const ended = await sql(
    trx,
    `UPDATE corrections SET state = $2, note = nullif($3, ''), ended_at = now()
      WHERE id = $1 AND state = 'in-review' RETURNING id`,
    [correctionId, state, note],
  )
  if (ended.length === 0) throw new Refusal(refusals['correction-unknown'])
  await enqueue(trx, correctionMoved, { correctionId, event: state })
  return await Correction.query(trx).findById(correctionId).throwIfNotFound()
}

const of = ({ artistId, subjectId, subject }: Correction) => ({ artistId, subjectId, subject })
