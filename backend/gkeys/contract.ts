import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'

/** The format of a G-Key: 80 random bits in Crockford's base32. */
export const G_KEY_PATTERN = /^GK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

/** The one-time price of a G-Key in cents, and its price without the offer. */
export const G_KEY_PRICE_CENTS = 5000
export const G_KEY_NORMAL_PRICE_CENTS = 10_000

/** Lifetime of a confirmation link for a payment address, in minutes. */
export const PAYMENT_EMAIL_LINK_MINUTES = 24 * 60

/** Confirmation mails an artist may request per hour. */
export const PAYMENT_EMAILS_PER_HOUR = 10

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
/** Lost-key reports per hour: for one mail address, and from one network address. */
export const LOST_KEY_REQUESTS_PER_HOUR = 3
export const LOST_KEY_REQUESTS_PER_ADDRESS = 10

export const BIO_MAX = 2000
export const LINKS_MAX = 5
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

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

export const errors = defineErrors({
  'artist-suspended': [403, 'This account is suspended. Write to us, and a person answers.'],
  'invalid-g-key': [401, 'Invalid G-Key ID. Please check your credentials.'],
  'invalid-email': [422, 'Please enter a valid PayPal email address.'],
  'link-expired': [404, 'This link has been used or is too old. Please ask for a new one in your workshop.'],
  'confirmations-required': [422, 'Please accept all required confirmations to proceed.'],
  'application-document-type': [415, 'The copyright document must be a PDF, JPG or PNG.'],
  'application-unknown': [404, 'There is no application with this tracking number.'],
  'application-link-expired': [
    404,
    'This link has been used or is older than 24 hours. Your tracking number shows where the application stands.',
  ],
  'application-confirmed': [409, 'The address of this application is confirmed already.'],
  'application-not-confirmed': [409, 'Please confirm your e-mail address first. Nothing was charged.'],
  'application-paid': [409, 'This application is paid for already. Nothing was charged.'],
  'application-busy': [409, 'A payment for this application is under way. Nothing more was charged.'],
  'application-refunded': [409, 'The fee of this application went back in full. It can only be declined.'],
  'application-decided': [409, 'This application is decided. Apply again to send other papers.'],
  'application-documents-full': [409, 'Five documents were added already. The person who reads them can ask for more.'],
  'artist-unknown': [404, 'There is no such artist here.'],
  'not-a-picture': [415, 'The picture must be a JPG, PNG or WebP.'],
  'application-not-in-review': [409, 'This application does not wait for a decision.'],
})

const artistData = z.object({
  gKeyId: z.string().optional(),
  accountType: z.enum(['test', 'production']),
  username: z.string(),
  artistName: z.string(),
  email: z.string(),
  trackingNumber: z.string().nullable(),
  /** The address fans pay to; null until the artist has confirmed it by mail. */
  paypalEmail: z.string().nullable(),
  /** Requested, not yet confirmed. */
  pendingPaypalEmail: z.string().nullable(),
})
export type ArtistData = z.output<typeof artistData>

export const validateGKey = endpoint({
  method: 'POST',
  path: '/api/validate-g-key',
  body: z.object({ gKeyId: z.string().trim().min(1, 'Please enter your G-Key ID.').max(100) }),
  reply: artistData,
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  reply: z.object({
    artist: artistData.nullable(),
    /** All fans this browser has paid as. */
    fans: z.array(z.object({ email: z.string(), name: z.string() })),
  }),
})

export const deleteSession = endpoint({ method: 'DELETE', path: '/api/session' })

export const listDemoKeys = endpoint({
  method: 'GET',
  path: '/api/demo',
  reply: z.object({ gKeys: z.array(z.string()), keymail: z.string().nullable() }),
})

export const updatePaymentEmail = endpoint({
  method: 'PUT',
  path: '/api/artist/payment-email',
  body: z.object({ email: z.string().trim().max(254) }),
  reply: artistData,
})

export const confirmPaymentEmail = endpoint({
  method: 'POST',
  path: '/api/artist/payment-email/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ paypalEmail: z.string(), artistName: z.string() }),
})

const shortText = (max: number) => z.string().trim().max(max)
const requiredText = (name: string, max = 200) =>
  // A name of only spaces and invisible characters counts as missing.
  shortText(max).regex(/[^\p{C}\p{Z}]/u, `${name} is required.`)
/** A checkbox in a multipart form. */
const checkbox = z
  .string()
  .max(5)
  .default('false')
  .transform((value) => value === 'true')

const applicationState = z.enum(APPLICATION_STATES)

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/g-key-applications',
  body: z.object({
    fullName: requiredText('Full legal name'),
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.')),
    phone: shortText(40).default(''),
    artistName: requiredText('Artist or stage name'),
    copyrightDetails: requiredText('Copyright details', 5000),
    termsAccepted: checkbox,
    ageConfirmed: checkbox,
    copyrightConfirmed: checkbox,
  }),
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ trackingNumber: z.string(), state: applicationState }),
})

const trackingNumberParams = z.object({ trackingNumber: z.string().max(40) })

export const getApplication = endpoint({
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
export const streamApplication = endpoint({
  method: 'GET',
  path: '/api/g-key-applications/:trackingNumber/stream',
  params: trackingNumberParams,
})

export const uploadApplicationDocument = endpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/documents',
  params: trackingNumberParams,
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ documents: z.number() }),
})

/** Always answers the same, whether the address is known or not. */
export const reportLostGKey = endpoint({
  method: 'POST',
  path: '/api/g-keys/lost',
  body: z.object({ email: z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.')) }),
  reply: z.object({ message: z.string() }),
})

const profileView = z.object({
  id: z.string(),
  artistName: z.string(),
  bio: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  pictureUrl: z.string().nullable(),
})

/** A URL that is safe to link to: https, a host with a dot, no credentials. */
const httpsLink = z
  .string()
  .trim()
  .max(300)
  .refine((typed) => {
    const url = URL.parse(typed)
    return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  }, 'A link begins with https:// and leads to a page.')
  .transform((typed) => new URL(typed).href)

export const getOwnProfile = endpoint({ method: 'GET', path: '/api/artist/profile', reply: profileView })

/** Omitted fields stay unchanged. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/artist/profile',
  body: z.object({
    bio: z.string().trim().max(BIO_MAX).optional(),
    links: z
      .array(z.object({ label: requiredText('A name for the link', 60), url: httpsLink }))
      .max(LINKS_MAX, `At most ${LINKS_MAX} links.`)
      .optional(),
  }),
  reply: profileView,
})

export const updateProfilePicture = endpoint({
  method: 'PUT',
  path: '/api/artist/profile/picture',
  files: { picture: { maxBytes: PICTURE_MAX_BYTES } },
  reply: profileView,
})

export const deleteProfilePicture = endpoint({ method: 'DELETE', path: '/api/artist/profile/picture', reply: profileView })

const artistParams = z.object({ id: z.uuid() })

export const getArtistProfile = endpoint({
  method: 'GET',
  path: '/api/artists/:id',
  params: artistParams,
  reply: profileView,
})

export const getProfilePicture = endpoint({ method: 'GET', path: '/api/artists/:id/picture', params: artistParams })

export const resendApplicationLink = endpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/resend',
  params: trackingNumberParams,
  reply: z.object({ sent: z.literal(true) }),
})

/** For links that lead here: redirects to the page whose button confirms. */
export const openApplicationLink = endpoint({
  method: 'GET',
  path: '/api/g-key-applications/confirm',
  query: z.object({ token: z.string().max(100).default('') }),
})

export const confirmApplication = endpoint({
  method: 'POST',
  path: '/api/g-key-applications/confirm',
  body: z.object({ token: z.string().max(100) }),
  reply: z.object({ trackingNumber: z.string(), state: applicationState }),
})
