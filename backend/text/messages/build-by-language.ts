import { type Language, languages } from '#contract/text'

/** A value for each language. */
export const buildByLanguage = <Value>(build: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<Language, Value>
