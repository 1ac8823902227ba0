import { z } from 'zod'
import { defineErrors } from '#contract/http'

/** A mailed link that shows somebody their own data is valid for this long. */
export const PERSONAL_DATA_LINK_MINUTES = 60

/** The token of a mailed link. A POST carries it, so that no log keeps it. */
export const personalDataToken = z.string().max(100)

/** Whose data: null is everything under the address that the link was mailed to, else an artist's account. */
export const personalDataOwner = z.object({ token: personalDataToken, artistId: z.uuid().nullable() })

export const errors = defineErrors({
  'personal-data-link-expired': [404, 'This link has been used or is too old. Ask for a new one.'],
  'export-open': [409, 'Your archive is being made. We write to you when it is ready.'],
  'export-gone': [404, 'This archive is no longer available. Ask for a new one.'],
  'deletion-open': [409, 'This account is already set to be deleted.'],
  'deletion-gone': [404, 'There is nothing to stop: the deletion was stopped before, or it has already happened.'],
})
