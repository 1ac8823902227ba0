import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'

export const errors = defineErrors({
  'checkpoint-unknown': [404, 'The log has no signed checkpoint yet.'],
  'tile-unknown': [404, 'The log has no such tile yet.'],
  'edition-not-logged': [404, 'This edition is not in the log.'],
})

/** Entries of an edition per page. */
export const LOG_PAGE_LIMIT = 500

// The log as https://c2sp.org/tlog-tiles describes it, for any client that reads transparency logs.

export const getCheckpoint = defineEndpoint({ method: 'GET', path: '/log/checkpoint' })

/** The public keys that signed the checkpoint, one per line. */
export const getVerifierKeys = defineEndpoint({ method: 'GET', path: '/log/keys' })

/** The program that checks the log, as served to browsers and run by `node`. */
export const getVerifier = defineEndpoint({ method: 'GET', path: '/log/verify.js' })

/** `<level>/<index>` or `entries/<index>`, followed by `.p/<width>` for a tile that is not full. */
export const getLogTile = defineEndpoint({
  method: 'GET',
  path: '/log/tile/*path',
  params: z.object({
    path: z.string().max(100),
  }),
})

const logEntry = z.object({
  index: z.number(),
  /** The published bytes: one line of JSON. */
  leaf: z.string(),
})

/** All entries of an edition in order, a page at a time. */
export const listEditionEntries = defineEndpoint({
  method: 'GET',
  path: '/api/edition-log/editions/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  reply: z.object({
    entries: z.array(logEntry),
    /** The `after` of the next page; null on the last. */
    next: z.number().nullable(),
  }),
})

/** The edition and number of a copy, with the entries about it. `id` is the copy's public id or certificate code. */
export const getCopyEntries = defineEndpoint({
  method: 'GET',
  path: '/api/edition-log/copies/:id',
  params: z.object({ id: z.string().max(40) }),
  reply: z.object({
    edition: z.string(),
    copy: z.number(),
    entries: z.array(logEntry),
    /** Sold so recently that the log has yet to take it up; it does within seconds. */
    pending: z.boolean(),
  }),
})
