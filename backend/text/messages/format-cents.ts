import type { Language } from '#contract/text'
import { locales } from './locales.ts'

/** An amount of US dollars, given in cents, as it is written in the language: “$7.50”, “7,50 $”. */
export function formatCents(cents: number, language: Language): string {
  return (cents / 100).toLocaleString(locales[language], { style: 'currency', currency: 'USD' })
}
