import { LOCALE } from './locale.ts'

/** Creates a formatter for counts, '1,250', on a page with its own languages. */
export function createCountFormat(locale: string): (count: number) => string {
  const format = new Intl.NumberFormat(locale)
  return (count) => format.format(count)
}

/** '1,250' */
export const formatCount = createCountFormat(LOCALE)
