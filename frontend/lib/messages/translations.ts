import { type Language, languageCodes } from '#contract/text'
import type { Catalog } from '#text/messages/catalog'
import { getLanguage } from './current-language.ts'
import { downloadTranslationFile } from './translation-files.ts'

type Messages = Record<string, string>

const loading = new Map<string, Promise<Messages>>()
const loaded = new Map<string, Messages>()

/** The translation of an area, if it has been loaded. */
export const getTranslation = (area: string, language: Language): Messages | undefined =>
  loaded.get(`${language} ${area}`)

/** Loads the translation of an area once. Where it does not arrive, the area stays English until the next reload. */
export function downloadTranslation(area: string, language: Language): Promise<Messages> {
  const key = `${language} ${area}`
  const promise =
    loading.get(key) ??
    downloadTranslationFile(area, languageCodes[language])
      .catch(() => ({}))
      .then((messages) => {
        loaded.set(key, messages)
        return messages
      })
  loading.set(key, promise)
  return promise
}

/**
 * Called by each catalog of the build, so that its translation arrives with the code that needs it.
 * @public
 */
export function registerCatalog<Source extends Catalog>(catalog: Source): Source {
  const language = getLanguage()
  if (typeof document !== 'undefined' && language !== 'english') void downloadTranslation(catalog.area, language)
  return catalog
}

/** Resolves once the translations of all code that has arrived are here. */
export async function waitForTranslations(): Promise<void> {
  await Promise.all(loading.values())
}
