import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** The dashboard's periods in whole UTC days, ending with today; null means all time. */
export const PERIOD_DAYS = { today: 1, week: 7, month: 30, all: null } as const

export type AdminPeriod = keyof typeof PERIOD_DAYS

export const TOP_ARTISTS_LIMIT = 10

export const RECENT_ACTIVITY_LIMIT = 50

export const activityTypes = [
  'user_signup',
  'gkey_purchase',
  'keymail_generated',
  'song_upload',
  'art_card_created',
] as const

export const getAdminAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  query: z.object({ filter: z.enum(['today', 'week', 'month', 'all']).default('all') }),
  reply: z.object({
    /** Within the period. Revenue is what fans paid minus refunds, in dollars. */
    overview: z.object({
      totalUsers: z.number(),
      activeGKeys: z.number(),
      totalKeymails: z.number(),
      totalRevenue: z.number(),
      totalSongs: z.number(),
      totalArtCards: z.number(),
    }),
    /** The same in the period before, for the trends; null for all time. */
    before: z
      .object({
        totalUsers: z.number(),
        totalKeymails: z.number(),
        totalRevenue: z.number(),
        totalSongs: z.number(),
        totalArtCards: z.number(),
      })
      .nullable(),
    /** Since midnight UTC, independent of the period. */
    recent: z.object({
      newUsersToday: z.number(),
      keymailsToday: z.number(),
      revenueToday: z.number(),
      uploadsToday: z.number(),
    }),
    topArtists: z.array(
      z.object({ username: z.string(), songs: z.number(), keymails: z.number(), revenue: z.number() }),
    ),
    recentActivity: z.array(
      z.object({ id: z.string(), type: z.enum(activityTypes), description: z.string(), timestamp: z.string() }),
    ),
  }),
})

/** Newsletter subscribers, feedback or gift downloads as CSV. Admins only. */
export const downloadVisitorList = defineEndpoint({
  method: 'GET',
  path: '/api/admin/visitors/:list',
  params: z.object({ list: z.enum(['subscribers', 'feedback', 'gifts']) }),
})
