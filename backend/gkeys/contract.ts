import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

/** What a G-Key looks like on paper: 80 random bits in Crockford's base32. */
export const G_KEY_PATTERN = /^GK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

/** What a G-Key costs, once, in cents, and what it costs without the offer. */
export const G_KEY_PRICE_CENTS = 5000
export const G_KEY_NORMAL_PRICE_CENTS = 10_000

/** Confirmation links for a payment address stay good this long, in minutes. */
export const PAYMENT_EMAIL_LINK_MINUTES = 24 * 60

/** Confirmation mails that one artist may ask for in an hour. */
export const PAYMENT_EMAILS_PER_HOUR = 10

/** An application's number, as Keymail codes look. */
export const TRACKING_NUMBER_PATTERN = /^TM-\d{8}-[A-Z0-9]{8}$/
export const APPLICATION_DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
/** Applications from one network address, and to one mail address, in an hour. */
export const APPLICATIONS_PER_HOUR = 10
/** Confirmation links for an application stay good this long, in minutes. */
export const APPLICATION_LINK_MINUTES = 24 * 60
/** Confirmation mails that may be asked for again, for one application in an hour. */
export const APPLICATION_RESENDS_PER_HOUR = 3
/** A person decides within this time after the payment. */
export const APPLICATION_REVIEW_HOURS = 48
/** An application whose address nobody confirmed is deleted after so many days. */
export const APPLICATION_UNCONFIRMED_DAYS = 7
/** Documents that may be added after the form. */
export const APPLICATION_DOCUMENTS_MAX = 5
export const APPLICATION_DOCUMENTS_PER_HOUR = 10
/** Lost keys that one mail address, and one network address, may report in an hour. */
export const LOST_KEY_REQUESTS_PER_HOUR = 3
export const LOST_KEY_REQUESTS_PER_ADDRESS = 10

export const BIO_MAX = 2000
export const LINKS_MAX = 5
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** In the order in which an application goes through them; it ends in one of the last two. */
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

export const refusals = defineRefusals({
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
  /** Where fans pay to; null until the artist has confirmed it by mail. */
  paypalEmail: z.string().nullable(),
  /** Asked for, not yet confirmed. */
  pendingPaypalEmail: z.string().nullable(),
})
export type ArtistData = z.output<typeof artistData>

export const validateGKey = endpoint({
  method: 'POST',
  path: '/api/validate-g-key',
  body: z.object({ gKeyId: z.string().trim().min(1, 'Please enter your G-Key ID.').max(100) }),
  reply: artistData,
})

export const describeSession = endpoint({
  method: 'GET',
  path: '/api/session',
  reply: z.object({
    artist: artistData.nullable(),
    /** Everybody this browser has paid as. */
    fans: z.array(z.object({ email: z.string(), name: z.string() })),
  }),
})

export const endSession = endpoint({ method: 'DELETE', path: '/api/session' })

export const listDemoKeys = endpoint({
  method: 'GET',
  path: '/api/demo',
  reply: z.object({ gKeys: z.array(z.string()), keymail: z.string().nullable() }),
})

export const changePaymentEmail = endpoint({
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

const oneLine = (max: number) => z.string().trim().max(max)
const required = (name: string, max = 200) =>
  // A name made of nothing but spaces and invisible characters is none.
  oneLine(max).regex(/[^\p{C}\p{Z}]/u, `${name} is required.`)
/** A ticked box in a multipart form. */
const ticked = z
  .string()
  .max(5)
  .default('false')
  .transform((value) => value === 'true')

const applicationState = z.enum(APPLICATION_STATES)

export const applyForGKey = endpoint({
  method: 'POST',
  path: '/api/g-key-applications',
  body: z.object({
    fullName: required('Full legal name'),
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.')),
    phone: oneLine(40).default(''),
    artistName: required('Artist or stage name'),
    copyrightDetails: required('Copyright details', 5000),
    termsAccepted: ticked,
    ageConfirmed: ticked,
    copyrightConfirmed: ticked,
  }),
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ trackingNumber: z.string(), state: applicationState }),
})

const byTrackingNumber = z.object({ trackingNumber: z.string().max(40) })

export const describeApplication = endpoint({
  method: 'GET',
  path: '/api/g-key-applications/:trackingNumber',
  params: byTrackingNumber,
  reply: z.object({
    trackingNumber: z.string(),
    state: applicationState,
    artistName: z.string(),
    /** What happens next, for the applicant. */
    next: z.string(),
    /** ISO 8601: until when; null where nothing is due. */
    by: z.string().nullable(),
    /** Why it was declined. */
    reasons: z.string().nullable(),
    /** So many documents came with it or later. */
    documents: z.number(),
  }),
})

/** The same as server-sent events: at once, and after every step. */
export const followApplication = endpoint({
  method: 'GET',
  path: '/api/g-key-applications/:trackingNumber/stream',
  params: byTrackingNumber,
})

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/documents',
  params: byTrackingNumber,
  files: { copyrightDocument: { maxBytes: APPLICATION_DOCUMENT_MAX_BYTES } },
  reply: z.object({ documents: z.number() }),
})

/** Always answers alike, whether anybody has this address or not. */
export const reportLostGKey = endpoint({
  method: 'POST',
  path: '/api/g-keys/lost',
  body: z.object({ email: z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.')) }),
  reply: z.object({ message: z.string() }),
})

const profile = z.object({
  id: z.string(),
  artistName: z.string(),
  bio: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  pictureUrl: z.string().nullable(),
})

/** An address that a browser opens safely: https, a host with a dot, no name and password in it. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine((typed) => {
    const url = URL.parse(typed)
    return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  }, 'A link begins with https:// and leads to a page.')
  .transform((typed) => new URL(typed).href)

export const describeProfile = endpoint({ method: 'GET', path: '/api/artist/profile', reply: profile })

/** What is left out stays as it is. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/artist/profile',
  body: z.object({
    bio: z.string().trim().max(BIO_MAX).optional(),
    links: z
      .array(z.object({ label: required('A name for the link', 60), url: link }))
      .max(LINKS_MAX, `At most ${LINKS_MAX} links.`)
      .optional(),
  }),
  reply: profile,
})

export const changePicture = endpoint({
  method: 'PUT',
  path: '/api/artist/profile/picture',
  files: { picture: { maxBytes: PICTURE_MAX_BYTES } },
  reply: profile,
})

export const removePicture = endpoint({ method: 'DELETE', path: '/api/artist/profile/picture', reply: profile })

const byArtist = z.object({ id: z.uuid() })

export const describeArtist = endpoint({
  method: 'GET',
  path: '/api/artists/:id',
  params: byArtist,
  reply: profile,
})

export const showPicture = endpoint({ method: 'GET', path: '/api/artists/:id/picture', params: byArtist })

export const resendApplicationLink = endpoint({
  method: 'POST',
  path: '/api/g-key-applications/:trackingNumber/resend',
  params: byTrackingNumber,
  reply: z.object({ sent: z.literal(true) }),
})

/** For links that lead here: they go on to the page whose button confirms. */
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
