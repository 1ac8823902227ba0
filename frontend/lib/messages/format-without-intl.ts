/** Smaller numbers are not grouped; the second one is for Spanish and Italian. */
const THOUSAND = 1e3
const TEN_THOUSAND = 1e4

type Form = [group: string, decimal: string, before: string, after?: string, groupedFrom?: number]

/** How whole numbers and dollars are written in each locale of backend/text/messages/locales.ts. */
const forms: Record<string, Form | undefined> = {
  'en-US': [',', '.', '$'],
  es: ['.', ',', '', '\u{A0}US$', TEN_THOUSAND],
  fr: ['\u{202F}', ',', '', '\u{A0}$US'],
  de: ['.', ',', '', '\u{A0}$'],
  it: ['.', ',', '', '\u{A0}USD', TEN_THOUSAND],
  'pt-BR': ['.', ',', 'US$\u{A0}'],
  'zh-CN': [',', '.', 'US$'],
  ja: [',', '.', '$'],
}

/**
 * What `Intl.NumberFormat` makes of a whole number. The browser's first formatter of numbers takes a phone a tenth of a
 * second, in the middle of a page's first render. Undefined for what only that formatter knows: fractions and other locales.
 */
export function formatWholeNumber(locale: string, value: number): string | undefined {
  const form = forms[locale]
  if (!form || !Number.isSafeInteger(value)) return undefined
  const [group, , , , groupedFrom = THOUSAND] = form
  return Math.abs(value) < groupedFrom ? String(value) : String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
}

/** The same for an amount of US dollars, in cents. */
export function formatWholeCents(locale: string, cents: number): string | undefined {
  const form = forms[locale]
  const size = Math.abs(cents)
  const dollars = formatWholeNumber(locale, Math.floor(size / 100))
  if (!form || dollars === undefined || !Number.isInteger(cents)) return undefined
  const [, decimal, before, after = ''] = form
  return `${cents < 0 ? '-' : ''}${before}${dollars}${decimal}${String(size % 100).padStart(2, '0')}${after}`
}
