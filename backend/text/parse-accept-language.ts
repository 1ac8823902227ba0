/** Godfrey's languages by ISO 639-1 code. */
const LANGUAGES_BY_CODE = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  zh: 'chinese',
  ja: 'japanese',
} as const
export type BrowserLanguage = (typeof LANGUAGES_BY_CODE)[keyof typeof LANGUAGES_BY_CODE]

/** Returns the first supported language of an Accept-Language header; browsers send the preferred one first. */
export function parseAcceptLanguage(header: string): BrowserLanguage | undefined {
  for (const part of header.split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (code in LANGUAGES_BY_CODE) return LANGUAGES_BY_CODE[code as keyof typeof LANGUAGES_BY_CODE]
  }
  return undefined
}
