/** The languages of Godfrey’s answers and in which applicants get their mails. */
export const languages = [
  'english',
  'spanish',
  'french',
  'german',
  'italian',
  'portuguese',
  'chinese',
  'japanese',
] as const
export type Language = (typeof languages)[number]

/** Whether a language is written without spaces between its words, in characters that say more than a letter. */
export const isEastAsian = (language: Language): language is 'chinese' | 'japanese' =>
  language === 'chinese' || language === 'japanese'

/** ISO 639-1. */
export const languageCodes = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  chinese: 'zh',
  japanese: 'ja',
} as const satisfies Record<Language, string>
