import { z } from 'zod'
import { defineErrors, endpoint } from '#contract/platform'
import { COPIES_MAX, PRICE_MAX_CENTS, dollarAmount } from '#contract/songs'

export const KEYMAIL_CODE_PATTERN = /^TM-\d{8}-[A-Z0-9]{8}$/
export const KEYMAIL_PRICE_MIN_CENTS = 100
export const KEYMAIL_PRICE_DEFAULT_CENTS = 750
/** Maximum Keymail mails per artist and day. */
export const KEYMAILS_MAILED_PER_DAY = 500
export const SUBJECT_MAX_LENGTH = 150
export const MESSAGE_MAX_LENGTH = 5_000
/** Lifetime of a gift link. */
export const GIFT_DAYS = 30
export const SIGN_IN_LINK_MINUTES = 30
export const SIGN_IN_LINKS_PER_HOUR = 3

export const errors = defineErrors({
  'invalid-format': [400, 'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX'],
  'keymail-unknown': [404, 'Invalid Keymail code. Please check your code and try again.'],
  'keymail-busy': [409, 'Somebody is paying for this copy right now. Nothing was charged; try again in a minute.'],
  'keymail-taken': [409, 'Somebody else has just bought this copy. Nothing was charged.'],
  'copy-refunded': [403, 'This copy was refunded in full, so its access has ended.'],
  'edition-full': [409, 'This edition has fewer free copies than that. No Keymail was issued.'],
  'edition-unknown': [404, 'This edition does not exist.'],
  'edition-unpublished': [409, 'This edition is not for sale now. No Keymail was issued.'],
  'song-unknown': [404, 'None of your songs has this title. Upload it first.'],
  'song-ambiguous': [409, 'Several of your songs have this title. Choose one of them.'],
  'price-too-low': [422, 'The lowest price of a Keymail is $1.00.'],
  'price-too-high': [422, 'The highest price of a Keymail is $10,000.00.'],
  'payment-account-required': [422, 'Please connect your PayPal account above before creating Keymails.'],
  'keymails-unknown': [404, 'None of these Keymails is yours.'],
  'keymail-not-free': [409, 'None of these can be voided: they are paid for, being paid for, or void already.'],
  'too-late-to-undo': [409, 'This can no longer be taken back. Issue the number anew instead.'],
  'number-taken': [409, 'The numbers of these Keymails are not free. Nothing was issued.'],
  'too-few-keymails': [409, 'There are fewer unsent Keymails than addresses. Nothing was sent; issue more first.'],
  'too-many-mails': [429, 'That is more than 500 mails in a day. Nothing was sent; please try again tomorrow.'],
  'nothing-to-print': [409, 'There is no unsold Keymail among these. Issue some first.'],
  'copy-unknown': [404, 'There is no such copy.'],
  'copy-entered': [409, 'This copy has been listened with, so it cannot be given away any more.'],
  'copy-given': [409, 'This copy was a gift already. A copy can be given once.'],
  'gift-open': [409, 'This copy is on its way to somebody already. Take that offer back first.'],
  'gift-gone': [409, 'This gift is no longer there. Please ask whoever sent it to you.'],
  'gift-link-expired': [404, 'This gift has been taken, or its link is too old.'],
  'link-expired': [404, 'This link has been used or is too old. Ask for a new one with your Keymail code.'],
})

/** A Keymail code, trimmed and in upper case. The format is checked by assertKeymailCode. */
const keymailCode = z
  .string()
  .max(100)
  .transform((typed) => typed.trim().toUpperCase())

const offeredKeymail = z.object({
  songTitle: z.string(),
  artistName: z.string(),
  /** Dollars. */
  pricing: z.number(),
  keymailCode: z.string(),
  copy: z.number(),
  of: z.number(),
  songs: z.number(),
})

export const validateKeymail = endpoint({
  method: 'POST',
  path: '/api/validate-keymail',
  body: z.object({ keymailCode: keymailCode }),
  reply: offeredKeymail,
})

const fanData = z.object({
  artistName: z.string(),
  songTitle: z.string(),
  pricing: z.number(),
  keymailCode: z.string(),
  access: z.literal('fan'),
  copy: z.number(),
  of: z.number(),
  songs: z.array(z.object({ id: z.string(), title: z.string(), audioUrl: z.string() })),
})
export type FanData = z.output<typeof fanData>

export const redeemKeymail = endpoint({
  method: 'POST',
  path: '/api/complete-keymail-redemption',
  // The specification's `paypalOrderData`, the browser's view of the order, is deliberately not read.
  body: z.object({ keymailCode: keymailCode, paypalOrderId: z.string().min(1).max(64) }),
  reply: fanData,
})

export const requestSignInLink = endpoint({
  method: 'POST',
  path: '/api/keymails/sign-in-link',
  body: z.object({ keymailCode: keymailCode }),
  reply: z.object({ message: z.string() }),
})

export const signInWithLink = endpoint({
  method: 'POST',
  path: '/api/session/link',
  body: z.object({ token: z.string().max(100) }),
  reply: fanData,
})

export const createKeymail = endpoint({
  method: 'POST',
  path: '/api/godfrey/monitor/keymail',
  body: z.object({
    songId: z
      .union([z.string().max(100), z.number()])
      .transform(String)
      .optional(),
    songTitle: z.string().trim().max(200).default(''),
    pricing: dollarAmount.optional(),
  }),
  reply: z.object({
    data: z.object({
      keymailId: z.string(),
      address: z.string(),
      copy: z.number(),
      of: z.number(),
      price: z.number(),
    }),
  }),
})

export const KEYMAIL_STATES = ['issued', 'sent', 'capturing', 'redeemed', 'void'] as const

const keymailRow = z.object({
  code: z.string(),
  address: z.string(),
  copy: z.number(),
  of: z.number(),
  /** Dollars. */
  price: z.number(),
  /** `sent` is an issued Keymail that its artist has mailed to somebody. */
  state: z.enum(KEYMAIL_STATES),
})

/** Maximum Keymails per call to void, restore, reissue or send; limited by the request body size. */
export const KEYMAIL_CODES_MAX = 2_000
const keymailCodes = z.array(keymailCode).min(1).max(KEYMAIL_CODES_MAX)
const mailRecipients = z.array(z.string().max(254)).min(1).max(KEYMAILS_MAILED_PER_DAY)
const mailSubject = z.string().trim().min(1).max(SUBJECT_MAX_LENGTH)
const mailMessage = z.string().trim().min(1).max(MESSAGE_MAX_LENGTH)

export const issueKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails',
  body: z.object({
    editionId: z.uuid(),
    count: z.number().int().min(1).max(COPIES_MAX),
    pricing: dollarAmount.optional(),
    /** Mails one of the issued Keymails to each of these; at most `count`. */
    recipients: mailRecipients.optional(),
    subject: mailSubject.optional(),
    message: mailMessage.optional(),
  }),
  reply: z.object({ keymails: z.array(keymailRow) }),
})

/** Voids unpaid Keymails: their codes stop working and their copy numbers become free. */
export const voidKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails/void',
  body: z.object({ codes: keymailCodes }),
  reply: z.object({ codes: z.array(z.string()) }),
})

/** Undoes a voiding within ten minutes. */
export const restoreKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails/restore',
  body: z.object({ codes: keymailCodes }),
  reply: z.object({ codes: z.array(z.string()) }),
})

/** Issues new codes for the free copy numbers of void Keymails. */
export const reissueKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails/reissue',
  body: z.object({ codes: keymailCodes, pricing: dollarAmount.optional() }),
  reply: z.object({ keymails: z.array(z.object({ code: z.string(), copy: z.number(), editionId: z.string() })) }),
})

/**
 * Mails one Keymail to each address with the artist's subject and message. `codes` restricts which Keymails are used.
 */
export const sendKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails/sendings',
  body: z.object({ editionId: z.uuid(), recipients: mailRecipients, subject: mailSubject, message: mailMessage, codes: keymailCodes.optional() }),
  reply: z.object({ queued: z.number(), skipped: z.number() }),
})

/** Called from the link in the mail or the mail client's unsubscribe button. The response is the same for any token. */
export const unsubscribeFromKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails/stop',
  query: z.object({ token: z.string().max(100).default('') }),
  reply: z.object({ message: z.string() }),
})

const copyRange = {
  from: z.coerce.number().int().min(1).max(COPIES_MAX).default(1),
  to: z.coerce.number().int().min(1).max(COPIES_MAX).default(COPIES_MAX),
}

/** An edition's unsold Keymails as printable tickets: 200 with the PDF, or 202 while it is being rendered. */
export const downloadKeymailSheet = endpoint({
  method: 'GET',
  path: '/api/artist/editions/:id/keymail-sheet',
  params: z.object({ id: z.uuid() }),
  query: z.object({ paper: z.enum(['a4', 'letter']).default('a4'), ...copyRange }),
})

export const exportKeymails = endpoint({
  method: 'GET',
  path: '/api/artist/editions/:id/keymails.csv',
  params: z.object({ id: z.uuid() }),
})

export const listKeymails = endpoint({
  method: 'GET',
  path: '/api/keymails',
  query: z.object({
    editionId: z.uuid().optional(),
    state: z.enum(KEYMAIL_STATES).optional(),
    /** Matches part of a code, a copy number, or part of the recipient's address. */
    q: z.string().trim().max(100).optional(),
    /** The last code of the previous page. */
    after: keymailCode.optional(),
    limit: z.coerce.number().int().min(1).max(COPIES_MAX).default(200),
  }),
  reply: z.array(
    keymailRow.extend({
      editionId: z.string(),
      songTitle: z.string(),
      issuedAt: z.string(),
      /** State of its latest mail; null if it was never mailed. */
      mail: z
        .object({
          to: z.string().nullable(),
          state: z.enum(['queued', 'sending', 'sent', 'bounced', 'suppressed', 'dropped']),
          reason: z.string().nullable(),
        })
        .nullable(),
      /** For void Keymails: the reason, and whether the copy number has been reissued. */
      voidReason: z.enum(['artist', 'refund', 'dispute']).nullable(),
      reissued: z.boolean(),
    }),
  ),
})

const copyParams = z.object({ id: z.uuid() })

/** A sold copy as shown to anybody who has its certificate. Never names the owner. */
export const getCopy = endpoint({
  method: 'GET',
  path: '/api/copies/:id',
  params: copyParams,
  reply: z.object({
    artistName: z.string(),
    title: z.string(),
    copy: z.number(),
    of: z.number(),
    state: z.enum(['valid', 'void']),
    /** When it was sold or voided. */
    since: z.string(),
    /** Who checked the copyright documents, and when; null if only the artist vouches for the rights. */
    rights: z.object({ checkedBy: z.string(), at: z.string() }).nullable(),
  }),
})

/** The copies held by the session's fans. */
export const listCopies = endpoint({
  method: 'GET',
  path: '/api/copies',
  reply: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      artistId: z.string(),
      artistName: z.string(),
      copy: z.number(),
      of: z.number(),
      /** True if a receipt exists: the copy was bought, not received as a gift. */
      receipt: z.boolean(),
      offered: z.boolean(),
      giveable: z.boolean(),
    }),
  ),
})

export const downloadCertificate = endpoint({ method: 'GET', path: '/api/copies/:id/certificate', params: copyParams })
export const downloadReceipt = endpoint({ method: 'GET', path: '/api/copies/:id/receipt', params: copyParams })

export const createGift = endpoint({
  method: 'POST',
  path: '/api/copies/:id/gift',
  params: copyParams,
  body: z.object({ email: z.email().max(254), message: z.string().trim().max(1_000).default('') }),
})

export const cancelGift = endpoint({ method: 'DELETE', path: '/api/copies/:id/gift', params: copyParams })

export const claimGift = endpoint({
  method: 'POST',
  path: '/api/gifts/take',
  body: z.object({ token: z.string().max(100) }),
  reply: fanData,
})

export const listEditions = endpoint({
  method: 'GET',
  path: '/api/artist/editions',
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['song', 'album']),
      title: z.string(),
      price: z.number(),
      copies: z.number(),
      issued: z.number(),
      redeemed: z.number(),
      /** Copy numbers by state; `free` have no Keymail (any more), `onSale` are reserved for the open sale. */
      counts: z.object({
        free: z.number(),
        onSale: z.number(),
        issued: z.number(),
        sent: z.number(),
        capturing: z.number(),
        redeemed: z.number(),
        void: z.number(),
      }),
      state: z.enum(['published', 'unpublished']),
      songs: z.array(z.string()),
      songIds: z.array(z.string()),
    }),
  ),
})

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/artist/revenue',
  reply: z.object({
    sales: z.array(
      z.object({
        captureId: z.string(),
        keymailCode: z.string(),
        songTitle: z.string(),
        cents: z.number(),
        feeCents: z.number(),
        refundedCents: z.number(),
        at: z.string(),
      }),
    ),
    totals: z.object({
      sales: z.number(),
      cents: z.number(),
      feeCents: z.number(),
      refundedCents: z.number(),
      netCents: z.number(),
    }),
    /** Payments whose outcome PayPal has not reported yet. */
    pending: z.object({ sales: z.number(), cents: z.number() }),
    /** Revenue by item, highest first. Art cards are titled by the order's description. */
    editions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['song', 'album', 'art-card']),
        sales: z.number(),
        cents: z.number(),
        netCents: z.number(),
      }),
    ),
  }),
})

export const REVENUE_PERIODS = ['30d', '12w', '12m'] as const

/** Sales in each of the last 30 days, 12 weeks or 12 months. `from` is the first day of each period, UTC. */
export const getRevenueHistory = endpoint({
  method: 'GET',
  path: '/api/artist/revenue/history',
  query: z.object({ period: z.enum(REVENUE_PERIODS).default('30d') }),
  reply: z.object({ points: z.array(z.object({ from: z.string(), cents: z.number(), sales: z.number() })) }),
})

export const exportRevenue = endpoint({ method: 'GET', path: '/api/artist/revenue.csv' })

/** Closes the artist's account. The G-Key has to be entered again, because this cannot be undone. */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/artist/account/close',
  body: z.object({ gKeyId: z.string().max(100) }),
})

export const KEYMAIL_PRICE_LIMITS_CENTS = { min: KEYMAIL_PRICE_MIN_CENTS, max: PRICE_MAX_CENTS } as const
