import type { Catalog, Translate } from '#text/messages/catalog'
import { createTranslate } from '#text/messages/create-translate'
import { getLanguage } from './current-language.ts'
import { getRegistered } from './translations.ts'

type Known = { english: unknown; own: unknown; translate: unknown }

const translates = new Map<string, Known>()

/**
 * Formats the messages of a catalog in the document's language: those that pages have brought with them so far. What has
 * no translation, or waits for it, is English.
 */
export function useMessages<Messages extends Record<string, string>>(catalog: Catalog<Messages>): Translate<Messages> {
  const { area } = catalog
  const language = getLanguage()
  const key = `${language} ${area}`
  const english = getRegistered(area, 'english')
  const own = language === 'english' ? undefined : getRegistered(area, language)
  const known = translates.get(key)
  if (known?.english === english && known?.own === own && known) return known.translate as Translate<Messages>
  const translate = createTranslate({ ...catalog, messages: { ...catalog.messages, ...english } }, language, own)
  translates.set(key, { english, own, translate })
  return translate
}
