import { type Language } from '#contract/text'
import { locales } from '#text/messages/locales'
import { parseLanguagePath } from '#text/messages/language-path'

// A document keeps its language: another language is another address, and opening it loads another document.
const ofDocument: Language = typeof location === 'undefined' ? 'english' : parseLanguagePath(location.pathname).language

let getCurrent = () => ofDocument

export const getLanguage = (): Language => getCurrent()

/** The locale of dates, numbers and amounts. */
export const getLocale = (): string => locales[getCurrent()]

/** The path of the current page without its language, as links name it. */
export const getPagePath = (): string => parseLanguagePath(location.pathname).path

/** While prerendering there is no document: one process renders pages of all languages, some at the same time. */
export function updateLanguageSource(get: () => Language): void {
  getCurrent = get
}
