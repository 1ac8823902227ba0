import { type Language, languageCodes, languages } from '#contract/text'

/** Returns the first supported language of an Accept-Language header; browsers send the preferred one first. */
export function parseAcceptLanguage(header: string): Language | undefined {
  if (!header) return undefined
  for (const part of header.split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    const language = languages.find((one) => languageCodes[one] === code)
    if (language) return language
  }
  return undefined
}
