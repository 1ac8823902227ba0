import { type Language, languageCodes } from '#contract/text'
import { buildLanguagePath } from '#text/messages/language-path'

const YEAR_SECONDS = 365 * 86_400

/**
 * Remembers the language that somebody reads. The server sends pages without a language to it, and writes refusals
 * and mails in it.
 */
export function updateChosenLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `tm_language=${languageCodes[language]}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`
}

/** Opens the page of a path, with what follows it in the address, in another language. */
export function openInLanguage(language: Language, path: string): void {
  updateChosenLanguage(language)
  location.assign(buildLanguagePath(language, path) + location.search + location.hash)
}
