import { type Period, PERIODS, STEP_SECONDS } from '#contract/analytics'

const GRAIN_MS = { minute: 60_000, hour: 3_600_000 } as const

/** Start of the period, start of the previous period, and the bucket size. */
export function getPeriodRange(
  period: Period,
  now = Date.now(),
): { since: Date; before: Date; grain: 'minute' | 'hour' } {
  const { grain, buckets } = PERIODS[period]
  const step = GRAIN_MS[grain]
  const since = Math.floor(now / step) * step - (buckets - 1) * step
  return { since: new Date(since), before: new Date(since - buckets * step), grain }
}

/** The start of each chart step of the period, in milliseconds. */
export function listPeriodSteps(period: Period): number[] {
  const { since, grain } = getPeriodRange(period)
  const step = STEP_SECONDS[period] * 1000
  const count = (PERIODS[period].buckets * GRAIN_MS[grain]) / step
  return Array.from({ length: count }, (_, n) => since.getTime() + n * step)
}
