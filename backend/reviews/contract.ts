import { defineErrors } from '#contract/http'

export const reviewKinds = ['copyright', 'correction', 'handover', 'payment', 'monitoring'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const reviewDecisions = ['approve', 'decline'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Duration of a claim in minutes. Claiming again restarts it. */
export const CLAIM_MINUTES = 15
export const REVIEW_NOTE_MAX = 2000

export const errors = defineErrors({
  'review-unknown': [404, 'This review does not exist.'],
  'review-taken': [409, 'This review is taken. Nothing was changed.'],
  'review-decided': [409, 'This review has been decided already. Nothing was changed.'],
})
