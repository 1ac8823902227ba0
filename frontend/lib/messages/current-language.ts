import { type Language } from '#contract/text'
import { locales } from '#text/messages/locales'
import { parseLanguagePath } from '#text/messages/language-path'

// A document keeps its language: another language is another address, and opening it loads another document.
const current: Language = typeof location === 'undefined' ? 'english' : parseLanguagePath(location.pathname).language

export const getLanguage = (): Language => current

/** The locale of dates, numbers and amounts. */
export const getLocale = (): string => locales[current]
