import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** The operator dashboard's periods, in whole UTC buckets that end with the current one. */
export const PERIODS = {
  '1h': { grain: 'minute', buckets: 60 },
  '24h': { grain: 'hour', buckets: 24 },
  '7d': { grain: 'hour', buckets: 7 * 24 },
  '30d': { grain: 'hour', buckets: 30 * 24 },
} as const
export type Period = keyof typeof PERIODS
/** The chart's step for each period, in seconds: a minute, an hour, six hours, a day. */
export const STEP_SECONDS: Record<Period, number> = { '1h': 60, '24h': 3600, '7d': 6 * 3600, '30d': 24 * 3600 }
export const periodNames = ['1h', '24h', '7d', '30d'] as const

/** What a visitor can do on a day. Each counts once, so a visit scores 1 to 5. */
export const visitorActions = ['came', 'looked', 'listened', 'asked', 'bought'] as const
export type VisitorAction = (typeof visitorActions)[number]

/** The definition of each dashboard metric in one sentence. */
export const metricDefinitions = {
  totalVisitors:
    'Browsers whose first page of a UTC day was opened in the period; who comes back another day counts again, because nothing is kept that would recognize them.',
  activeGKeys: 'G-Keys that are valid at this moment, whatever the period.',
  keymailsDistributed: 'Keymails that artists issued in the period, redeemed or not.',
  artistRevenue: 'What fans and collectors paid artists in the period, minus what was refunded.',
  visitorToFanConversion: 'Of the visitors who arrived in the period, the share that bought something on the same day.',
  averageVisitorEngagement:
    'One point each for coming, opening a second page, listening, asking Godfrey and buying on the same day, averaged over the visitors who arrived in the period.',
  fans: 'Buyers whose first purchase from this artist lies in the period.',
} as const

/** A browser opened a page. Answers nothing, and nothing that identifies anybody is stored. */
export const trackPageView = defineEndpoint({ method: 'POST', path: '/api/visits' })

export const eventKinds = [
  'page',
  'deed',
  'signup',
  'application',
  'g-key-issued',
  'keymail-issued',
  'keymail-checked',
  'song-uploaded',
  'card-published',
  'sale',
  'refund',
  'chat',
  'post',
  'preview',
  'play',
] as const
export type EventKind = (typeof eventKinds)[number]

export const periodSchema = z.enum(periodNames).default('24h')
