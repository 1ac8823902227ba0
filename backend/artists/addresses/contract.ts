import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

export const ADDRESS_MIN = 3
export const ADDRESS_MAX = 30

/** Addresses that an artist may have had, the present one included. All of them lead to the artist. */
export const ADDRESSES_MAX = 5

/** The characters of a readable address, `/artists/<name>`. */
export const ADDRESS_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const errors = defineErrors({
  'address-taken': [
    409,
    'This address is another artist’s, or looks like another artist’s name. Yours stays as it is; choose another one.',
  ],
  'address-reserved': [
    422,
    'This address could be taken for a page of TuneMaker’s own. Yours stays as it is; choose another one.',
  ],
  'addresses-used-up': [
    409,
    'You have had five addresses, and all of them still lead to you. Go back to one of them, or write to us.',
  ],
})

/** Sets the artist's readable address. Earlier ones redirect to it. */
export const updateArtistAddress = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/address',
  body: z.object({
    name: z
      .string()
      .trim()
      .toLowerCase()
      .min(ADDRESS_MIN, `An address has at least ${ADDRESS_MIN} characters.`)
      .max(ADDRESS_MAX, `An address has at most ${ADDRESS_MAX} characters.`)
      .regex(ADDRESS_PATTERN, 'An address consists of a to z, digits, and single hyphens between them.'),
  }),
  reply: z.object({ name: z.string() }),
})
