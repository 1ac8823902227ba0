import { z } from 'zod'
import { timelineEntry } from '#contract/admin/search'
import { assessment } from '#contract/godfrey/assessments'
import { defineEndpoint } from '#contract/http'
import { REVIEW_BULK_MAX, REVIEW_NOTE_MAX, REVIEW_PAGE_SIZE, reviewDecisions, reviewKinds } from '#contract/reviews'

const review = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(reviewKinds),
  subject: z.string(),
  reason: z.string(),
  evidence: z.record(z.string(), z.unknown()),
  /** The money at stake. */
  cents: z.number(),
  state: z.enum(['open', 'decided']),
  openedAt: z.string(),
  dueAt: z.string(),
  /** Open past its due time. */
  overdue: z.boolean(),
  claim: z.enum(['yours', 'taken']).nullable(),
  claimedUntil: z.string().nullable(),
  /** Name of who holds it, if they have one. */
  claimedBy: z.string().nullable(),
  /** Whose turn it is. Unlike a claim it does not keep others from deciding. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  decision: z.enum(reviewDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** When a decision takes effect; null once it has. */
  effectsDueAt: z.string().nullable(),
  /** Whether this person can still undo the decision. */
  undoable: z.boolean(),
  /** Why the last decision could not take effect, which opened the review again. */
  effectError: z.string().nullable(),
})

export type Review = z.output<typeof review>

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  query: z.object({
    kind: z.enum(reviewKinds).optional(),
    state: z.enum(['open', 'decided']).default('open'),
    /** Who holds it: `mine`, `nobody`, or the id of a staff account. */
    holder: z.union([z.enum(['', 'mine', 'nobody']), z.uuid()]).default(''),
    overdue: z.stringbool().default(false),
    /** Of the decided ones only those that this person can still undo. */
    undoable: z.stringbool().default(false),
    q: z.string().trim().max(200).default(''),
    /** Open ones: the most money first, then by due time; or by due time alone. */
    sort: z.enum(['money', 'due']).default('money'),
    limit: z.coerce.number().int().min(1).max(REVIEW_BULK_MAX).default(REVIEW_PAGE_SIZE),
    /** `next` of the page before. */
    cursor: z
      .string()
      .regex(/^-?\d{1,18}\.\d{1,18}\.\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    /** What the filter matches. */
    total: z.number(),
    /** All reviews, whatever the filter. */
    counts: z.object({
      open: z.number(),
      overdue: z.number(),
      mine: z.number(),
      cents: z.number(),
      undoable: z.number(),
    }),
    next: z.string().nullable(),
    reviews: z.array(review),
  }),
})

const reviewParams = z.object({ id: z.uuid() })

export const claimReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/claim',
  params: reviewParams,
  reply: z.object({ claimedUntil: z.string() }),
})

export const releaseReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/release',
  params: reviewParams,
})

const verdict = z.object({
  decision: z.enum(reviewDecisions),
  note: z.string().trim().max(REVIEW_NOTE_MAX).default(''),
})

const decided = z.object({
  number: z.number(),
  decision: z.enum(reviewDecisions),
  /** Until then the decision can be undone by who made it; nothing has been changed or mailed. */
  effectsDueAt: z.string(),
})

export const applyReviewDecision = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/decision',
  params: reviewParams,
  body: verdict,
  reply: decided,
})

const reviewIds = z.array(z.uuid()).min(1).max(REVIEW_BULK_MAX)

/** Decides several reviews alike. Each for itself: those that cannot be decided are returned with the reason. */
export const applyReviewDecisions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/decisions',
  body: verdict.extend({ ids: reviewIds }),
  reply: z.object({
    decided: z.array(decided.extend({ id: z.string() })),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
  }),
})

export const undoReviewDecision = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/undo',
  params: reviewParams,
  reply: z.object({ number: z.number() }),
})

/** Undoes several decisions. Each for itself: those that cannot be undone are returned with the reason. */
export const undoReviewDecisions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/undo',
  body: z.object({ ids: reviewIds }),
  reply: z.object({
    undone: z.array(z.object({ id: z.string(), number: z.number() })),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
  }),
})

/** Assigns open reviews to an admin with an account, or to nobody. */
export const updateReviewAssignments = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/assignments',
  body: z.object({ ids: reviewIds, accountId: z.uuid().nullable() }),
  reply: z.object({ numbers: z.array(z.number()) }),
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
    /** What Godfrey makes of it; null while he has not looked at it. */
    assessment: assessment.nullable(),
  }),
})

export const getReviewDocument = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id/papers/:n',
  params: z.object({ id: z.uuid(), n: z.coerce.number().int().min(0).max(20) }),
})
