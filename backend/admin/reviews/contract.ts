import { z } from 'zod'
import { timelineEntry } from '#contract/admin/search'
import { defineEndpoint } from '#contract/http'
import { REVIEW_NOTE_MAX, reviewDecisions, reviewKinds } from '#contract/reviews'

const review = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(reviewKinds),
  subject: z.string(),
  reason: z.string(),
  evidence: z.record(z.string(), z.unknown()),
  state: z.enum(['open', 'decided']),
  openedAt: z.string(),
  dueAt: z.string(),
  /** Past its due time, or decided after it. */
  overdue: z.boolean(),
  claim: z.enum(['yours', 'taken']).nullable(),
  claimedUntil: z.string().nullable(),
  /** Name of who holds it, if they have one. */
  claimedBy: z.string().nullable(),
  decision: z.enum(reviewDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
})

export type Review = z.output<typeof review>

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  query: z.object({
    kind: z.enum(reviewKinds).optional(),
    state: z.enum(['open', 'decided']).default('open'),
  }),
  reply: z.object({ total: z.number(), reviews: z.array(review) }),
})

const reviewParams = z.object({ id: z.uuid() })

export const claimReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/claim',
  params: reviewParams,
  reply: z.object({ claimedUntil: z.string() }),
})

export const applyReviewDecision = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/decision',
  params: reviewParams,
  body: z.object({
    decision: z.enum(reviewDecisions),
    note: z.string().trim().max(REVIEW_NOTE_MAX).default(''),
  }),
  reply: z.object({ number: z.number(), decision: z.enum(reviewDecisions) }),
})

/** A G-Key application in full, for the admin who decides it. */
export const getApplicationForReview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/applications/:id',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    trackingNumber: z.string(),
    state: z.string(),
    fullName: z.string(),
    artistName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    copyrightDetails: z.string(),
    document: z.object({ type: z.string(), bytes: z.number() }).nullable(),
    submittedAt: z.string(),
    paidAt: z.string().nullable(),
  }),
})

export const getApplicationDocument = defineEndpoint({
  method: 'GET',
  path: '/api/admin/applications/:id/document',
  params: z.object({ id: z.uuid() }),
})

/** A document that belongs to a review. Its bytes are requested by its index in this list. */
const reviewDocument = z.object({ label: z.string(), type: z.string(), bytes: z.number() })

/** A review's documents and its history. */
export const getReview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id',
  params: reviewParams,
  reply: z.object({
    papers: z.array(reviewDocument),
    history: z.array(timelineEntry),
    /** What changed in the artist's account lately, where the decision hands the account or its money to somebody. */
    accountChanges: z.array(timelineEntry),
  }),
})

export const getReviewDocument = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id/papers/:n',
  params: z.object({ id: z.uuid(), n: z.coerce.number().int().min(0).max(20) }),
})
