import { type Language, languageCodes } from '#contract/text'

type Messages = Record<string, string>

const loading = new Map<string, Promise<Messages>>()
const loaded = new Map<string, Messages>()

/** The translation of an area, if it has been loaded. */
export const getTranslation = (area: string, language: Language): Messages | undefined =>
  loaded.get(`${language} ${area}`)

/** Loads the translation of an area once. Where it does not arrive, the area stays English until the next reload. */
export function loadTranslation(area: string, language: Language): Promise<Messages> {
  const key = `${language} ${area}`
  const promise =
    loading.get(key) ??
    import('./translation-files.ts')
      .then(({ loadTranslationFile }) => loadTranslationFile(area, languageCodes[language]))
      .catch(() => ({}))
      .then((messages) => {
        loaded.set(key, messages)
        return messages
      })
  loading.set(key, promise)
  return promise
}
