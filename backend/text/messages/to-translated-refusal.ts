import type { Language } from '#contract/text'
import { refusals } from './catalogs/refusals/en.ts'
import { getMessages } from './get-messages.ts'

type Key = keyof (typeof refusals)['messages']

// A code may have several sentences, depending on the module; so a refusal is known by its sentence.
const keys = new Map(Object.entries(refusals.messages).map(([key, message]) => [message as string, key as Key]))

/** A refusal's English sentence in the reader's language; as it is where there is no translation. */
export function toTranslatedRefusal(message: string, language: Language): string {
  if (language === 'english') return message
  const key = keys.get(message)
  return key ? getMessages(refusals, language)(key) : message
}
