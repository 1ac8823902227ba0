import type { Language } from '#contract/text'
import { artistRefusals } from './catalogs/artist-refusals/en.ts'
import { refusals } from './catalogs/refusals/en.ts'
import { getMessages } from './get-messages.ts'

// A code may have several sentences, depending on the module; so a refusal is known by its sentence.
const listTranslations = <Key extends string>(messages: Record<Key, string>, translate: (key: Key) => Translate) =>
  Object.entries<string>(messages).map(([key, message]) => [message, translate(key as Key)] as const)

type Translate = (language: Language) => string

const translations = new Map<string, Translate>([
  ...listTranslations(artistRefusals.messages, (key) => (language) => getMessages(artistRefusals, language)(key)),
  ...listTranslations(refusals.messages, (key) => (language) => getMessages(refusals, language)(key)),
])

/** A refusal's English sentence in the reader's language; as it is where there is no translation. */
export function toTranslatedRefusal(message: string, language: Language): string {
  if (language === 'english') return message
  return translations.get(message)?.(language) ?? message
}
