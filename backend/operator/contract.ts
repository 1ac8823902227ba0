import { z } from 'zod'
import { periodSchema, periodNames } from '#contract/analytics'
import { defineErrors, endpoint } from '#contract/platform'

export const TOP_ARTISTS_LIMIT = 5
export const ACTIVITY_LIMIT = 20
/** A process without a heartbeat for this many seconds is shown as silent. */
export const SILENT_SECONDS = 30
export const LIST_LIMIT = 30

export const errors = defineErrors({
  'job-unknown': [404, 'This job is not among the dead ones any more. Somebody else has dealt with it.'],
})

export const activityTypes = ['gkey_purchase', 'keymail_generated', 'user_interaction', 'analytics_update'] as const

export const healths = ['good', 'slow', 'down'] as const

/** In dollars; null unless the caller is staff. */
const staffOnlyNumber = z.number().nullable()

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/godfrey/analytics/dashboard',
  query: z.object({ period: periodSchema }),
  reply: z.object({
    data: z.object({
      lastUpdated: z.string(),
      period: z.enum(periodNames),
      totalVisitors: z.number(),
      activeGKeys: z.number(),
      keymailsDistributed: z.number(),
      artistRevenue: staffOnlyNumber,
      /** Percent; null without visitors. */
      visitorToFanConversion: z.number().nullable(),
      /** 1 to 5; null without visitors. */
      averageVisitorEngagement: z.number().nullable(),
      /** Empty unless the caller is staff. Fans gained and dollars earned in the period. */
      topPerformingArtists: z.array(z.object({ name: z.string(), fans: z.number(), revenue: z.number() })),
      /** The same numbers for the previous period, for the trends. */
      before: z.object({
        totalVisitors: z.number(),
        keymailsDistributed: z.number(),
        artistRevenue: staffOnlyNumber,
        visitorToFanConversion: z.number().nullable(),
        averageVisitorEngagement: z.number().nullable(),
      }),
      gKeysIssued: z.number(),
      keymailsRedeemed: z.number(),
      keymailsChecked: z.number(),
      questions: z.number(),
      pages: z.number(),
      series: z.array(z.object({ at: z.string(), visitors: z.number(), sales: z.number(), revenue: staffOnlyNumber })),
      system: z.array(z.object({ name: z.string(), health: z.enum(healths), says: z.string() })),
      activity: z.array(
        z.object({
          id: z.string(),
          type: z.enum(activityTypes),
          description: z.string(),
          timestamp: z.string(),
          status: z.enum(['success', 'warning', 'error']),
        }),
      ),
    }),
  }),
})
export type Dashboard = z.output<typeof getDashboard.reply>['data']

/** The dashboard as CSV; money and artists for staff only. */
export const exportDashboard = endpoint({
  method: 'GET',
  path: '/api/godfrey/analytics/dashboard.csv',
  query: z.object({ period: periodSchema }),
})

const jobSeriesPoint = z.object({
  at: z.string(),
  done: z.number(),
  failed: z.number(),
  waitedMs: z.number(),
  ranMs: z.number(),
})

export const listQueues = endpoint({
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
export const retryJob = endpoint({ method: 'POST', path: '/api/operator/jobs/:queue/:id/retry', params: jobParams })
export const deleteJob = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/:queue/:id/discard',
  params: jobParams,
  body: z.object({ reason: z.string().trim().min(1, 'Say why.').max(500) }),
})

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/operator/system',
  reply: z.object({
    processes: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['web', 'worker']),
        host: z.string(),
        pid: z.number(),
        version: z.string(),
        node: z.string(),
        memoryBytes: z.number(),
        startedAt: z.string(),
        seenAt: z.string(),
        silent: z.boolean(),
      }),
    ),
    database: z.object({
      version: z.string(),
      schema: z.string(),
      bytes: z.number(),
      tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
    }),
    storage: z.object({ files: z.number(), bytes: z.number() }),
  }),
})

export const listGKeys = endpoint({
  method: 'GET',
  path: '/api/operator/g-keys',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  reply: z.object({
    total: z.number(),
    gKeys: z.array(
      z.object({
        id: z.string(),
        artist: z.string(),
        accountType: z.enum(['test', 'production']),
        state: z.enum(['active', 'void']),
        issuedAt: z.string(),
        songs: z.number(),
      }),
    ),
  }),
})

export const keymailStates = ['issued', 'capturing', 'redeemed', 'void'] as const
export const listKeymails = endpoint({
  method: 'GET',
  path: '/api/operator/keymails',
  query: z.object({ q: z.string().trim().max(100).default(''), state: z.enum(keymailStates).optional() }),
  reply: z.object({
    total: z.number(),
    keymails: z.array(
      z.object({
        id: z.string(),
        /** A code that can still be redeemed is worth money, so its middle is masked. */
        code: z.string(),
        title: z.string(),
        artist: z.string(),
        copy: z.number(),
        of: z.number(),
        state: z.enum(keymailStates),
        issuedAt: z.string(),
        redeemedAt: z.string().nullable(),
      }),
    ),
  }),
})

const finding = z.object({
  id: z.string(),
  check: z.string(),
  subject: z.string(),
  level: z.enum(['notice', 'serious']),
  message: z.string(),
  openedAt: z.string(),
  seenAt: z.string(),
  /** Null while the finding is open. */
  closedAt: z.string().nullable(),
  reviewNumber: z.number().nullable(),
})

/** The state of every check, the open findings and the recently closed ones. */
export const listFindings = endpoint({
  method: 'GET',
  path: '/api/operator/findings',
  reply: z.object({
    checks: z.array(
      z.object({
        name: z.string(),
        says: z.string(),
        healthy: z.boolean(),
        checkedAt: z.string().nullable(),
        open: z.number(),
      }),
    ),
    open: z.array(finding),
    closed: z.array(finding),
  }),
})
