import { createByLocale } from './create-by-locale.ts'
import { getLocale } from './messages/current-language.ts'

const getDollarFormat = createByLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
)

/** '$1,250.00', in the reader's language. */
export const formatCents = (cents: number) => getDollarFormat(getLocale()).format(cents / 100)

/** '1250.00', as price fields show it and the API expects it. */
export const formatAmount = (cents: number) => (cents / 100).toFixed(2)
