import { createByLocale } from './create-by-locale.ts'
import { getLocale } from './messages/current-language.ts'
import { formatMediumDate } from './messages/format-medium-date.ts'

/** Creates a formatter for a form of date that only one screen needs, such as the labels of a chart. */
export function createDateFormat(
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): (moment: string | Date) => string {
  const getFormat = createByLocale((one) => new Intl.DateTimeFormat(one, options))
  return (moment) => getFormat(locale ?? getLocale()).format(new Date(moment))
}

const formatMedium = createDateFormat({ dateStyle: 'medium' })

/** 'Nov 3, 2026' */
export const formatDate = (moment: string | Date): string =>
  formatMediumDate(getLocale(), moment) ?? formatMedium(moment)

/** 'November 3, 2026' */
export const formatLongDate = createDateFormat({ dateStyle: 'long' })

/** 'Nov 3, 2026, 9:41 PM' */
export const formatDateTime = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** '9:41 PM' */
export const formatTime = createDateFormat({ timeStyle: 'short' })
