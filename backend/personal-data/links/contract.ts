import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { personalDataToken } from '#contract/personal-data'

/** Mailed links per address and hour, and requests per network and hour. */
export const PERSONAL_DATA_LINKS_PER_HOUR = 3
export const PERSONAL_DATA_REQUESTS_PER_HOUR = 30

/** Mails a link to whatever is kept under an address. The same answer for every address. */
export const createPersonalDataLink = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/links',
  body: z.object({
    email: z
      .string()
      .trim()
      .max(254)
      .pipe(z.email('Please enter a valid email address.'))
      .transform((address) => address.toLowerCase()),
  }),
  reply: z.object({ message: z.string() }),
})

const account = z.object({
  /** Null: everything under the address itself. */
  artistId: z.uuid().nullable(),
  artistName: z.string().nullable(),
  /** Songs' and albums' copies and art cards that are held; of an artist, that others hold. */
  copies: z.number(),
  export: z.enum(['none', 'waiting', 'ready']),
  /** When it will be deleted, if that was asked for. */
  deletionDueAt: z.iso.datetime().nullable(),
})

export type PersonalDataAccount = z.output<typeof account>

/** What the link that was mailed to an address may export and delete. The link stays usable. */
export const listPersonalDataAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/accounts',
  body: z.object({ token: personalDataToken }),
  reply: z.object({ email: z.string(), accounts: z.array(account) }),
})
