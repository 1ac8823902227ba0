import { z } from 'zod'
import { buildRequiredTextSchema, buildShortTextSchema } from '#contract/artists'
import { defineEndpoint } from '#contract/http'

/** The one-time price of a G-Key in cents, and its price without the offer. */
export const G_KEY_PRICE_CENTS = 5000

export const G_KEY_NORMAL_PRICE_CENTS = 10_000

/** The format of a tracking number; Keymail codes look the same. */
export const TRACKING_NUMBER_PATTERN = /^TM-\d{8}-[A-Z0-9]{8}$/

export const APPLICATION_DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

/** Applications per hour from one network address, and for one mail address. */
export const APPLICATIONS_PER_HOUR = 10

/** Lifetime of a confirmation link for an application, in minutes. */
export const APPLICATION_LINK_MINUTES = 24 * 60

/** Confirmation mails that may be resent per application and hour. */
export const APPLICATION_RESENDS_PER_HOUR = 3

/** A person decides within this many hours after the payment. */
export const APPLICATION_REVIEW_HOURS = 48

/** An application with an unconfirmed address is deleted after this many days. */
export const APPLICATION_UNCONFIRMED_DAYS = 7

/** Documents that may be added after submission. */
export const APPLICATION_DOCUMENTS_MAX = 5

export const APPLICATION_DOCUMENTS_PER_HOUR = 10

/** In the order an application passes through them; the last two are final. */
export const APPLICATION_STATES = [
  'submitted',
  'confirmed',
  'paid',
  'verifying',
  'in-review',
  'approved',
  'declined',
] as const

export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** A checkbox in a multipart form. */
const checkbox = z
  .string()
  .max(5)
  .default('false')
  .transform((value) => value === 'true')

const applicationState = z.enum(APPLICATION_STATES)

export const createApplication = defineEndpoint({
  method: 'POST',
  path: '/api/g-key-applications',
  body: z.object({
    fullName: buildRequiredTextSchema('Full legal name'),
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')),
    phone: buildShortTextSchema(40).default(''),
    artistName: buildRequiredTextSchema('Artist or stage name'),
    copyrightDetails: buildRequiredTextSchema('Copyright details', 5000),
    termsAccepted: checkbox,
    ageConfirmed: checkbox,
    copyrightConfirmed: checkbox,
  }),
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ trackingNumber: z.string(), state: applicationState }),
})

const trackingNumberParams = z.object({ trackingNumber: z.string().max(40) })

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/api/g-key-applications/:trackingNumber',
  params: trackingNumberParams,
  reply: z.object({
    trackingNumber: z.string(),
    state: applicationState,
    artistName: z.string(),
    /** The next step, in words for the applicant. */
    next: z.string(),
    /** The deadline of the next step (ISO 8601); null if there is none. */
    by: z.string().nullable(),
    /** Why it was declined. */
    reasons: z.string().nullable(),
    /** Number of documents, submitted and added. */
    documents: z.number(),
  }),
})

/** The same as server-sent events: the current state at once, then every change. */
export const streamApplication = defineEndpoint({
  method: 'GET',
  path: '/api/g-key-applications/:trackingNumber/stream',
  params: trackingNumberParams,
})

export const uploadApplicationDocument = defineEndpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/documents',
  params: trackingNumberParams,
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ documents: z.number() }),
})

export const sendApplicationLink = defineEndpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/resend',
  params: trackingNumberParams,
  reply: z.object({ sent: z.literal(true) }),
})

/** For links that lead here: redirects to the page whose button confirms. */
export const getApplicationLink = defineEndpoint({
  method: 'GET',
  path: '/api/g-key-applications/confirm',
  query: z.object({ token: z.string().max(100).default('') }),
})

export const confirmApplication = defineEndpoint({
  method: 'POST',
  path: '/api/g-key-applications/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ trackingNumber: z.string(), state: applicationState }),
})
