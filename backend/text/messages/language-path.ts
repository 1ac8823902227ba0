import { type Language, languageCodes, languages } from '#contract/text'

/**
 * Splits a path into its language and the path without it: `/de/home` is German and `/home`. English has no prefix, so
 * `/en/home` is no page.
 */
export function parseLanguagePath(path: string): { language: Language; path: string } {
  const [, code, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
  const language = languages.find((one) => one !== 'english' && languageCodes[one] === code)
  return language ? { language, path: rest ?? '/' } : { language: 'english', path }
}

/** What stands before the path of a page in this language: `/de`, and nothing in English. */
export const buildLanguagePrefix = (language: Language): string =>
  language === 'english' ? '' : `/${languageCodes[language]}`

/** The address of a page in a language: `/de/home` for `/home`, `/de` for `/`. */
export const buildLanguagePath = (language: Language, path: string): string =>
  path === '/' ? buildLanguagePrefix(language) || '/' : buildLanguagePrefix(language) + path
