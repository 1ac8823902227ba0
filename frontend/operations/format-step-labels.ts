import type { Period } from '#contract/analytics'
import { createDateFormat } from '#frontend/lib/format-date.ts'

const STEP_FORMATS: Record<Period, (moment: string) => string> = {
  '1h': createDateFormat({ hour: 'numeric', minute: '2-digit' }),
  '24h': createDateFormat({ weekday: 'short', hour: 'numeric' }),
  '7d': createDateFormat({ month: 'short', day: 'numeric', hour: 'numeric' }),
  '30d': createDateFormat({ month: 'short', day: 'numeric' }),
}

/** The axis labels for the steps of a period. */
export function formatStepLabels(period: Period, steps: readonly { at: string }[]): string[] {
  return steps.map(({ at }) => STEP_FORMATS[period](at))
}
