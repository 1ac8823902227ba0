import { formatCount } from '#frontend/lib/format-number.ts'

/** The change in percent, as "+12% against yesterday"; undefined if there is nothing to compare with. */
export function formatTrend(
  now: number | null | undefined,
  before: number | null | undefined,
  period: string,
): string | undefined {
  if (now === null || now === undefined || !before) return undefined
  const percent = Math.round((100 * (now - before)) / before)
  return `${percent > 0 ? '+' : ''}${formatCount(percent)}% against ${period}`
}
