import type { Language } from '#contract/text'

/** The locale of dates, numbers, amounts and plurals in each language. Portuguese is Brazil's, Chinese is simplified. */
export const locales = {
  english: 'en-US',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt-BR',
  chinese: 'zh-CN',
  japanese: 'ja',
} as const satisfies Record<Language, string>

/** What the attributes `lang` and `hreflang` say: scripts, fonts and screen readers follow it. */
export const languageTags = { ...locales, english: 'en', chinese: 'zh-Hans' } as const satisfies Record<
  Language,
  string
>
