import { defineErrors } from '#contract/http'

export const reviewKinds = ['copyright', 'correction', 'handover', 'payment', 'monitoring'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const reviewDecisions = ['approve', 'decline'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Duration of a claim in minutes. Claiming again restarts it. */
export const CLAIM_MINUTES = 15
export const REVIEW_NOTE_MAX = 2000

export const REVIEW_PAGE_SIZE = 50
/** How many reviews one call decides or assigns. */
export const REVIEW_BULK_MAX = 100

export const errors = defineErrors({
  'review-unknown': [404, 'This review does not exist.'],
  'review-taken': [409, 'This review is taken. Nothing was changed.'],
  'review-decided': [409, 'This review has been decided already. Nothing was changed.'],
  'review-not-yours': [409, 'You do not hold this review. Nothing was changed.'],
  'decision-not-yours': [403, 'Only who made this decision can undo it. Nothing was changed.'],
  'decision-applied': [409, 'The decision has taken effect and can no longer be undone. Nothing was changed.'],
  'assignee-unknown': [422, 'This person cannot decide reviews. Choose an admin with an active account.'],
})

export type ReviewFilter = {
  state: 'open' | 'decided'
  kind?: ReviewKind | undefined
  /** Who claimed it, it is assigned to or decided it: `mine`, `nobody`, a staff account's id, or '' for everybody. */
  holder: string
  overdue: boolean
  /** Of the decided ones only those that this person can still undo. */
  undoable: boolean
  /** A number, or words: artist, song, card, collector, certificate, order, payer. */
  q: string
  sort: 'money' | 'due'
}
