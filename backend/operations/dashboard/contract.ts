import { z } from 'zod'
import { periodNames, periodSchema } from '#contract/analytics'
import { defineEndpoint } from '#contract/http'

export const TOP_ARTISTS_LIMIT = 5

export const ACTIVITY_LIMIT = 20

/** A process without a heartbeat for this many seconds is shown as silent. */
export const SILENT_SECONDS = 30

export const LIST_LIMIT = 30

export const activityTypes = ['gkey_purchase', 'keymail_generated', 'user_interaction', 'analytics_update'] as const

export const healths = ['good', 'slow', 'down'] as const

/** In dollars; null unless the caller is staff. */
const staffOnlyNumber = z.number().nullable()

export const getDashboard = defineEndpoint({
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
export const downloadDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/godfrey/analytics/dashboard.csv',
  query: z.object({ period: periodSchema }),
})

export const getSystem = defineEndpoint({
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

export const listGKeys = defineEndpoint({
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

export const listAllKeymails = defineEndpoint({
  method: 'GET',
  path: '/api/operator/keymails',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    state: z.enum(keymailStates).optional(),
    /** The `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({
    /** Of the next page; null on the last one. */
    next: z.uuid().nullable(),
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
