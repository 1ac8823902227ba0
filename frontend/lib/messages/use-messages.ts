import { use } from 'react'
import type { Catalog, Translate } from '#text/messages/catalog'
import { createTranslate } from '#text/messages/create-translate'
import { getLanguage } from './current-language.ts'
import { getTranslation, downloadTranslation } from './translations.ts'

const translates = new Map<string, unknown>()

/**
 * Formats the messages of a catalog in the document's language. English is at hand; a translation that has not been
 * loaded suspends the component.
 */
export function useMessages<Messages extends Record<string, string>>(catalog: Catalog<Messages>): Translate<Messages> {
  const language = getLanguage()
  const key = `${language} ${catalog.area}`
  const known = translates.get(key)
  if (known) return known as Translate<Messages>
  const translated =
    language === 'english'
      ? {}
      : (getTranslation(catalog.area, language) ?? use(downloadTranslation(catalog.area, language)))
  const translate = createTranslate(catalog, language, translated)
  translates.set(key, translate)
  return translate
}
