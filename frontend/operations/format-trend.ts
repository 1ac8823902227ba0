import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import type { staffOperations } from '#text/messages/catalogs/staff-operations/en'

/** The change in percent, as "+12% against yesterday"; undefined if there is nothing to compare with. */
export function formatTrend(
  t: Translate<(typeof staffOperations)['messages']>,
  now: number | null | undefined,
  before: number | null | undefined,
  period: string,
): string | undefined {
  if (now === null || now === undefined || !before) return undefined
  // Never -0.
  const percent = Math.round((100 * (now - before)) / before) || 0
  return t('trend', { percent: `${percent > 0 ? '+' : ''}${formatCount(percent)}`, period })
}
