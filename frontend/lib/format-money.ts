import { LOCALE } from './locale.ts'

const dollarFormat = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })

/** '$1,250.00' */
export const formatCents = (cents: number) => dollarFormat.format(cents / 100)

/** '1250.00', as price fields show it and the API expects it. */
export const formatAmount = (cents: number) => (cents / 100).toFixed(2)
