import type { Language } from '#contract/text'
import { artistRefusals } from './catalogs/artist-refusals/en.ts'
import { refusals } from './catalogs/refusals/en.ts'
import { getMessages } from './get-messages.ts'
import { locales } from './locales.ts'

/** Values of a sentence by name, written as the reader's language writes numbers. */
type Translate = (language: Language, values: Record<string, string>) => string

// A code may have several sentences, depending on the module; so a refusal is known by its sentence.
const sentences: [message: string, translate: Translate][] = [
  ...Object.entries(artistRefusals.messages).map(([key, message]): [string, Translate] => [
    message,
    (language, values) => (getMessages(artistRefusals, language) as unknown as Format)(key, values),
  ]),
  ...Object.entries(refusals.messages).map(([key, message]): [string, Translate] => [
    message,
    (language, values) => (getMessages(refusals, language) as unknown as Format)(key, values),
  ]),
]

type Format = (key: string, values: Record<string, string>) => string

const translations = new Map(sentences)

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Those with values, which stand in the sentence as numbers. */
const patterns = sentences
  .filter(([message]) => message.includes('{'))
  .map(([message, translate]) => {
    const words = message
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? escapePattern(part) : `(?<${part}>[\\d,]+)`))
    return { sentence: new RegExp(`^${words.join('')}$`), translate }
  })

/** A refusal's English sentence in the reader's language; as it is where there is no translation. */
export function toTranslatedRefusal(message: string, language: Language): string {
  if (language === 'english') return message
  const known = translations.get(message)
  if (known) return known(language, {})
  for (const { sentence, translate } of patterns) {
    const values = sentence.exec(message)?.groups
    if (values) return translate(language, formatValues(values, language))
  }
  return message
}

const formatValues = (values: Record<string, string>, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Number(value.replaceAll(',', '')).toLocaleString(locales[language]),
    ]),
  )
