import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'
import { REVIEW_NOTE_MAX, reviewDecisions, reviewKinds } from '#contract/reviews'

export const STAFF_SESSION_HOURS = 12
/** The request header that carries the staff session id. */
export const STAFF_SESSION_HEADER = 'x-admin-session'
/** Failed passwords allowed per 15 minutes, across all untrusted network addresses together. */
export const WRONG_PASSWORD_LIMIT = { hits: 10, seconds: 900 } as const
/** A network address that signed in successfully within this many days gets its own password limit. */
export const TRUSTED_ADDRESS_DAYS = 30

/** The dashboard's periods in whole UTC days, ending with today; null means all time. */
export const PERIOD_DAYS = { today: 1, week: 7, month: 30, all: null } as const
export type AdminPeriod = keyof typeof PERIOD_DAYS
export const TOP_ARTISTS_LIMIT = 10
export const RECENT_ACTIVITY_LIMIT = 50

export const errors = defineErrors({
  'invalid-password': [401, 'Invalid admin password'],
  'staff-session-expired': [401, 'Please log in again'],
  'admins-only': [403, 'Only an admin may do this.'],
  'note-required': [422, 'A decline needs a note that says why.'],
  'application-unknown': [404, 'This application does not exist.'],
  'document-unknown': [404, 'This application came without a document.'],
  'nothing-to-do': [409, 'It stands so already. Nothing was changed.'],
  'subject-unknown': [404, 'There is nothing by this name any more.'],
  'refund-impossible': [409, 'There is nothing left to give back.'],
  'refund-is-the-artists': [
    409,
    'This payment went straight to the artist. Only their PayPal account can send it back, so we can ask them to.',
  ],
  'refund-refused': [409, 'PayPal refuses this refund. Nothing was sent back.'],
  'not-decidable': [422, 'What this would change cannot be changed from here yet. Nothing was decided.'],
})

const staffRole = z.enum(['admin', 'operator'])

export const signInStaff = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  body: z.object({ password: z.string().min(1).max(200) }),
  reply: z.object({ sessionId: z.string(), role: staffRole }),
})

export const verifyStaffSession = endpoint({
  method: 'GET',
  path: '/api/admin/verify',
  reply: z.object({ role: staffRole }),
})

export const signOutStaff = endpoint({ method: 'POST', path: '/api/admin/logout' })

export const activityTypes = [
  'user_signup',
  'gkey_purchase',
  'keymail_generated',
  'song_upload',
  'art_card_created',
] as const

export const getAdminAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  query: z.object({ filter: z.enum(['today', 'week', 'month', 'all']).default('all') }),
  reply: z.object({
    /** Within the period. Revenue is what fans paid minus refunds, in dollars. */
    overview: z.object({
      totalUsers: z.number(),
      activeGKeys: z.number(),
      totalKeymails: z.number(),
      totalRevenue: z.number(),
      totalSongs: z.number(),
      totalArtCards: z.number(),
    }),
    /** Since midnight UTC, independent of the period. */
    recent: z.object({
      newUsersToday: z.number(),
      keymailsToday: z.number(),
      revenueToday: z.number(),
      uploadsToday: z.number(),
    }),
    topArtists: z.array(
      z.object({ username: z.string(), songs: z.number(), keymails: z.number(), revenue: z.number() }),
    ),
    recentActivity: z.array(
      z.object({ id: z.string(), type: z.enum(activityTypes), description: z.string(), timestamp: z.string() }),
    ),
  }),
})

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
  decision: z.enum(reviewDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type Review = z.output<typeof review>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  query: z.object({
    kind: z.enum(reviewKinds).optional(),
    state: z.enum(['open', 'decided']).default('open'),
  }),
  reply: z.object({ total: z.number(), reviews: z.array(review) }),
})

const reviewParams = z.object({ id: z.uuid() })

export const claimReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/claim',
  params: reviewParams,
  reply: z.object({ claimedUntil: z.string() }),
})

export const decideReview = endpoint({
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
export const getApplicationForReview = endpoint({
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

export const getApplicationDocument = endpoint({
  method: 'GET',
  path: '/api/admin/applications/:id/document',
  params: z.object({ id: z.uuid() }),
})

/** Newsletter subscribers, feedback or gift downloads as CSV. Admins only. */
export const exportVisitorList = endpoint({
  method: 'GET',
  path: '/api/admin/visitors/:list',
  params: z.object({ list: z.enum(['subscribers', 'feedback', 'gifts']) }),
})
/** A document that belongs to a review. Its bytes are requested by its index in this list. */
const reviewDocument = z.object({ label: z.string(), type: z.string(), bytes: z.number() })
const timelineEntry = z.object({ at: z.string(), what: z.string(), detail: z.string() })

/** A review's documents and its history. */
export const getReview = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id',
  params: reviewParams,
  reply: z.object({ papers: z.array(reviewDocument), history: z.array(timelineEntry) }),
})

export const getReviewDocument = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id/papers/:n',
  params: z.object({ id: z.uuid(), n: z.coerce.number().int().min(0).max(20) }),
})

export const subjectKinds = ['artist', 'fan', 'keymail', 'order', 'application'] as const
export type SubjectKind = (typeof subjectKinds)[number]
const subject = z.object({ kind: z.enum(subjectKinds), id: z.string(), title: z.string(), note: z.string() })
const subjectParams = z.object({ kind: z.enum(subjectKinds), id: z.uuid() })

export const SEARCH_MIN = 2
export const searchSubjects = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  query: z.object({ q: z.string().trim().min(SEARCH_MIN).max(200) }),
  reply: z.object({ subjects: z.array(subject) }),
})

export const refundWays = ['by-us', 'by-artist', 'none'] as const

/** Everything about one artist, fan, Keymail, order or application, and the moderation actions available for it. */
export const getSubject = endpoint({
  method: 'GET',
  path: '/api/admin/stories/:kind/:id',
  params: subjectParams,
  reply: z.object({
    title: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Related subjects. */
    about: z.array(subject),
    timeline: z.array(timelineEntry.extend({ subject: subject.pick({ kind: true, id: true }).nullable() })),
    suspended: z.boolean().nullable(),
    gKeys: z.array(z.object({ id: z.string(), state: z.enum(['active', 'void']), issuedAt: z.string() })),
    songs: z.array(z.object({ id: z.string(), title: z.string(), state: z.string(), takenDown: z.boolean() })),
    refund: z.object({ way: z.enum(refundWays), cents: z.number() }).nullable(),
  }),
})

export const REASON_MAX = 1000
const reasonBody = z.object({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX) })
const idParams = z.object({ id: z.uuid() })

export const suspendArtist = endpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/suspend',
  params: idParams,
  body: reasonBody,
})
export const restoreArtist = endpoint({
  method: 'POST',
  path: '/api/admin/artists/:id/readmit',
  params: idParams,
  body: reasonBody,
})
export const voidGKey = endpoint({ method: 'POST', path: '/api/admin/g-keys/:id/void', params: idParams, body: reasonBody })
export const takeDownSong = endpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/take-down',
  params: idParams,
  body: reasonBody,
})
export const restoreSong = endpoint({
  method: 'POST',
  path: '/api/admin/songs/:id/restore',
  params: idParams,
  body: reasonBody,
})
/**
 * Refunds an order paid to the platform. `pending` means PayPal has not answered yet; the call may then be repeated.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  params: idParams,
  body: reasonBody,
  reply: z.object({ outcome: z.enum(['refunded', 'pending']) }),
})
/** Only the artist can refund what was paid to the artist: this asks them to, by mail. */
export const sendRefundRequest = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ask-for-refund',
  params: idParams,
  body: reasonBody,
})

export const AUDIT_PAGE_SIZE = 100
const auditFilter = z.object({
  action: z.string().max(60).default(''),
  /** Matches part of a subject, a reason or a note. */
  q: z.string().trim().max(200).default(''),
})
export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  query: auditFilter.extend({ before: z.uuid().optional() }),
  reply: z.object({
    actions: z.array(z.string()),
    lines: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        role: staffRole,
        staff: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    /** Whether there are older entries. */
    more: z.boolean(),
  }),
})
export const exportAuditLog = endpoint({ method: 'GET', path: '/api/admin/audit.csv', query: auditFilter })
