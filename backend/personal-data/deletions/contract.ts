import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { personalDataOwner, personalDataToken } from '#contract/personal-data'

/** Between asking and deleting. Until then a mailed link stops it. */
export const DELETION_DAYS = 7

/** Deletes an account after some days. Uses the link up. */
export const createDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/deletions',
  body: personalDataOwner,
  reply: z.object({ dueAt: z.iso.datetime() }),
})

/** Stops it, by the link in the mail. */
export const cancelDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/deletions/cancel',
  body: z.object({ token: personalDataToken }),
})
