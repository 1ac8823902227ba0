import { LOCALE } from './locale.ts'

const countFormat = new Intl.NumberFormat(LOCALE)

/** '1,250' */
export const formatCount = (count: number) => countFormat.format(count)
