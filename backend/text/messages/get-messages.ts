import { createRequire } from 'node:module'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, languageCodes } from '#contract/text'
import type { Catalog, Translate } from './catalog.ts'
import { createTranslate } from './create-translate.ts'

const require = createRequire(import.meta.url)
const translates = new Map<string, unknown>()

/** Formats the messages of a catalog in a language, for pages, mails, documents and refusals that the server writes. */
export function getMessages<Messages extends Record<string, string>>(
  catalog: Catalog<Messages>,
  language: Language,
): Translate<Messages> {
  const key = `${language} ${catalog.area}`
  const known = translates.get(key)
  if (known) return known as Translate<Messages>
  const translated =
    language === 'english' || !catalog.translations?.includes(language)
      ? {}
      : // Synchronous, and read only once somebody needs it.
        (require(`./catalogs/${catalog.area}/${languageCodes[language]}.ts`) as { messages: Record<string, string> })
          .messages
  const translate = createTranslate(
    { area: catalog.area, messages: compile(catalog.messages) as Messages },
    language,
    compile(translated),
  )
  translates.set(key, translate)
  return translate
}

const compile = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message) as unknown as string]),
  )
