import { z } from 'zod'
import { COPIES_MAX } from '#contract/catalog/editions'
import { defineEndpoint, defineErrors } from '#contract/http'

export const DISCOUNT_PERCENT_MAX = 95
export const DISCOUNT_CODE_PATTERN = /^[A-Z0-9-]{4,30}$/
/** Codes of one artist that have not ended. */
export const DISCOUNTS_MAX = 100

export const errors = defineErrors({
  'discount-unknown': [404, 'This discount code is not valid for this copy.'],
  'discount-used-up': [
    409,
    'The last copy at this discount was just bought. Nothing was charged; you can buy at the full price.',
  ],
  'discount-code-taken': [409, 'You already have a code by that name.'],
  'too-many-discounts': [409, `You have ${DISCOUNTS_MAX} discount codes already. End some first.`],
})

export const discountCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(DISCOUNT_CODE_PATTERN, 'A code has 4 to 30 letters, digits or hyphens.')

const discount = z.object({
  id: z.string(),
  code: z.string(),
  percent: z.number(),
  /** Null: for all editions on open sale. */
  editionId: z.string().nullable(),
  title: z.string().nullable(),
  used: z.number(),
  usesMax: z.number().nullable(),
  endsAt: z.string().nullable(),
  state: z.enum(['active', 'used-up', 'ended']),
})

export type Discount = z.output<typeof discount>

/** The artist's discount codes, newest first. */
export const listDiscounts = defineEndpoint({ method: 'GET', path: '/api/artist/discounts', reply: z.array(discount) })

export const createDiscount = defineEndpoint({
  method: 'POST',
  path: '/api/artist/discounts',
  body: z.object({
    code: discountCode,
    percent: z.number().int().min(1).max(DISCOUNT_PERCENT_MAX),
    editionId: z.uuid().nullable().default(null),
    usesMax: z.number().int().min(1).max(COPIES_MAX).nullable().default(null),
    endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  reply: discount,
})

/** Ends a code: no new order gets it. Orders made before keep their price. */
export const deleteDiscount = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/discounts/:id',
  params: z.object({ id: z.uuid() }),
})
