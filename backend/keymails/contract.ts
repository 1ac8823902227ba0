import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'
import { COPIES_MAX, PRICE_MAX_CENTS, dollars } from '#contract/songs'

export const KEYMAIL_CODE_PATTERN = /^TM-\d{8}-[A-Z0-9]{8}$/
export const KEYMAIL_PRICE_MIN_CENTS = 100
export const KEYMAIL_PRICE_DEFAULT_CENTS = 750
export const SIGN_IN_LINK_MINUTES = 30
export const SIGN_IN_LINKS_PER_HOUR = 3

export const refusals = defineRefusals({
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
  'link-expired': [404, 'This link has been used or is too old. Ask for a new one with your Keymail code.'],
})

/** Upper case without surrounding space; refuses what is no Keymail code. */
const code = z
  .string()
  .max(100)
  .transform((typed) => typed.trim().toUpperCase())

const offered = z.object({
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
  body: z.object({ keymailCode: code }),
  reply: offered,
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

export const completeKeymailRedemption = endpoint({
  method: 'POST',
  path: '/api/complete-keymail-redemption',
  // `paypalOrderData`, the browser's idea of the order, is not even read.
  body: z.object({ keymailCode: code, paypalOrderId: z.string().min(1).max(64) }),
  reply: fanData,
})

export const mailSignInLink = endpoint({
  method: 'POST',
  path: '/api/keymails/sign-in-link',
  body: z.object({ keymailCode: code }),
  reply: z.object({ message: z.string() }),
})

export const enterByLink = endpoint({
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
    pricing: dollars.optional(),
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

const keymailRow = z.object({
  code: z.string(),
  address: z.string(),
  copy: z.number(),
  of: z.number(),
  /** Dollars. */
  price: z.number(),
  state: z.enum(['issued', 'capturing', 'redeemed', 'void']),
})

export const issueKeymails = endpoint({
  method: 'POST',
  path: '/api/keymails',
  body: z.object({
    editionId: z.uuid(),
    count: z.number().int().min(1).max(COPIES_MAX),
    pricing: dollars.optional(),
  }),
  reply: z.object({ keymails: z.array(keymailRow) }),
})

export const listKeymails = endpoint({
  method: 'GET',
  path: '/api/keymails',
  query: z.object({
    editionId: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(COPIES_MAX).default(200),
  }),
  reply: z.array(keymailRow.extend({ editionId: z.string(), songTitle: z.string(), issuedAt: z.string() })),
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
      state: z.enum(['published', 'unpublished']),
      songs: z.array(z.string()),
      songIds: z.array(z.string()),
    }),
  ),
})

export const describeRevenue = endpoint({
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
  }),
})

/** The artist leaves. The G-Key is typed again: it cannot be taken back. */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/artist/account/close',
  body: z.object({ gKeyId: z.string().max(100) }),
})

export const PRICE_LIMITS_CENTS = { min: KEYMAIL_PRICE_MIN_CENTS, max: PRICE_MAX_CENTS } as const
