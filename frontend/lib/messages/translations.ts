import { type Language, languageCodes } from '#contract/text'
import { getLanguage } from './current-language.ts'

type Messages = Record<string, string>
type MessagesByArea = Record<string, Messages>

const registered = new Map<string, Messages>()
const loading = new Set<Promise<void>>()

/** What has been registered of an area in a language. Another object once there is more. */
export const getRegistered = (area: string, language: Language): Messages | undefined =>
  registered.get(`${language} ${area}`)

/** Adds messages of a language, by area and key. */
export function registerMessages(language: Language, areas: MessagesByArea): void {
  for (const [area, messages] of Object.entries(areas)) {
    registered.set(`${language} ${area}`, { ...getRegistered(area, language), ...messages })
  }
}

/** Messages in the order in which English has them, so that their keys are not loaded again. */
type TranslationFile = { messages: Record<string, string[]> }

/**
 * Adds a page's English messages, and loads them in the document's language. Where that does not arrive, the page stays
 * English until the next reload. Called by each page of the build, see local/cli/frontend/build-catalogs.ts.
 * @public
 */
export function registerPage(english: MessagesByArea, files: Record<string, () => Promise<TranslationFile>>): void {
  registerMessages('english', english)
  const language = getLanguage()
  const download = files[languageCodes[language]]
  if (!download) return
  const promise = download()
    .then(({ messages }) => {
      for (const [area, texts] of Object.entries(messages)) {
        const keys = Object.keys(english[area] ?? {})
        registerMessages(language, { [area]: Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? key])) })
      }
    })
    .catch(() => undefined)
    .finally(() => loading.delete(promise))
  loading.add(promise)
}

/** Resolves once the translations of all code that has arrived are here. */
export async function waitForTranslations(): Promise<void> {
  await Promise.all(loading)
}
