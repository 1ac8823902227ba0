import type { Period } from '#contract/analytics'

const STEP_FORMATS: Record<Period, Intl.DateTimeFormat> = {
  '1h': new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
  '24h': new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' }),
  '7d': new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' }),
  '30d': new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
}

/** The axis labels for the steps of a period. */
export function formatStepLabels(period: Period, steps: readonly { at: string }[]): string[] {
  return steps.map(({ at }) => STEP_FORMATS[period].format(new Date(at)))
}
