/** The languages that Godfrey speaks, by the code that a browser sends. */
const languages = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  zh: 'chinese',
  ja: 'japanese',
} as const
export type BrowserLanguage = (typeof languages)[keyof typeof languages]

/** The first of the eight in an Accept-Language header; browsers write the preferred one first. */
export function browserLanguage(header: string): BrowserLanguage | undefined {
  for (const part of header.split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (code in languages) return languages[code as keyof typeof languages]
  }
  return undefined
}
