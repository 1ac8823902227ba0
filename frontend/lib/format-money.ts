import { createByLocale } from './create-by-locale.ts'
import { getLocale } from './messages/current-language.ts'
import { formatWholeCents } from './messages/format-without-intl.ts'

const getDollarFormat = createByLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
)

/** '$1,250.00', in the reader's language. */
export const formatCents = (cents: number) =>
  formatWholeCents(getLocale(), cents) ?? getDollarFormat(getLocale()).format(cents / 100)

/** The dollar's sign in the reader's language, and whether it stands before the amount. */
export function getDollarSign(): { sign: string; isBefore: boolean } {
  const parts = getDollarFormat(getLocale()).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return { sign: parts[at]?.value ?? '$', isBefore: at === 0 }
}

const getTypedFormat = createByLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
)

/** '1250.00', in the reader's language, as price fields show it; parseDollars reads it. */
export const formatTypedCents = (cents: number) => getTypedFormat(getLocale()).format(cents / 100)

/** '1250.00', as the API expects it. */
export const formatAmount = (cents: number) => (cents / 100).toFixed(2)
