import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { personalDataOwner, personalDataToken } from '#contract/personal-data'

/** An archive can be downloaded for this long. */
export const EXPORT_DAYS = 7

/** Archives that one person may have made in a day. */
export const EXPORTS_PER_DAY = 3

/** Has an archive made of everything that is kept about somebody. One at a time; the one before is deleted. */
export const createExport = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/exports',
  body: personalDataOwner,
})

/** What a mailed link downloads. */
export const getExport = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/exports/open',
  body: z.object({ token: personalDataToken }),
  reply: z.object({ files: z.number(), bytes: z.number(), until: z.iso.datetime() }),
})

/** The archive as ZIP. It may be repeated until it expires. */
export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/personal-data/archive',
  query: z.object({ token: personalDataToken }),
})

export const buildExportUrl = (token: string) => `/api/personal-data/archive?token=${encodeURIComponent(token)}`
