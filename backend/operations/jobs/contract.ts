import { z } from 'zod'
import { periodSchema } from '#contract/analytics'
import { defineErrors, defineEndpoint } from '#contract/http'

export const errors = defineErrors({
  'job-unknown': [404, 'This job is no longer among the dead ones. Somebody else has dealt with it.'],
})

const jobSeriesPoint = z.object({
  at: z.string(),
  done: z.number(),
  failed: z.number(),
  waitedMs: z.number(),
  ranMs: z.number(),
})

export const listQueues = defineEndpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  query: z.object({ period: periodSchema }),
  reply: z.object({
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.number(),
        active: z.number(),
        retrying: z.number(),
        /** Failed attempts in the period. */
        failed: z.number(),
        dead: z.number(),
        /** How long the oldest due job has been waiting, in seconds; null when none is due. */
        oldestSeconds: z.number().nullable(),
        done: z.number(),
        /** Averages over the period in milliseconds; null when nothing ran. */
        waitedMs: z.number().nullable(),
        ranMs: z.number().nullable(),
        longestWaitMs: z.number().nullable(),
      }),
    ),
    series: z.array(jobSeriesPoint),
    /** The latest hundred; `queues` says how many there are. */
    dead: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        payload: z.string(),
        error: z.string(),
        tries: z.number(),
        createdAt: z.string(),
        diedAt: z.string(),
      }),
    ),
  }),
})

const jobParams = z.object({ queue: z.string().regex(/^[\w.-]{1,80}$/), id: z.uuid() })

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/api/operator/jobs/:queue/:id/retry',
  params: jobParams,
})

export const deleteJob = defineEndpoint({
  method: 'POST',
  path: '/api/operator/jobs/:queue/:id/discard',
  params: jobParams,
  body: z.object({ reason: z.string().trim().min(1, 'Say why.').max(500) }),
})

const queueParams = z.object({ queue: z.string().regex(/^[\w.-]{1,80}$/) })
const jobCount = z.object({ jobs: z.number() })

/** Retries all dead jobs of a queue. */
export const retryQueue = defineEndpoint({
  method: 'POST',
  path: '/api/operator/jobs/:queue/retry',
  params: queueParams,
  reply: jobCount,
})

/** Discards all dead jobs of a queue. */
export const deleteQueue = defineEndpoint({
  method: 'POST',
  path: '/api/operator/jobs/:queue/discard',
  params: queueParams,
  body: z.object({ reason: z.string().trim().min(1, 'Say why.').max(500) }),
  reply: jobCount,
})
