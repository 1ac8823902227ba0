import { createByLocale } from './create-by-locale.ts'
import { getLocale } from './messages/current-language.ts'
import { formatWholeNumber } from './messages/format-without-intl.ts'

const getFormat = createByLocale((locale) => new Intl.NumberFormat(locale))

/** Creates a formatter for counts, '1,250', on a page with its own languages. */
export function createCountFormat(locale?: string): (count: number) => string {
  return (count) => {
    const used = locale ?? getLocale()
    return formatWholeNumber(used, count) ?? getFormat(used).format(count)
  }
}

/** '1,250' */
export const formatCount = createCountFormat()

const getTenthsFormat = createByLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** '2.5', and '2.0' */
export const formatTenths = (number: number): string => getTenthsFormat(getLocale()).format(number)

const getPercentFormat = createByLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)

/** '33.33%' of 33.33 */
export const formatPercent = (percent: number): string => getPercentFormat(getLocale()).format(percent / 100)
