import type { Context } from 'koa'
import { type Language, languageCodes, languages } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'

// Set by the browser's code to the language of the last page, see frontend/lib/messages/chosen-language.ts.
const CHOICE = /(?:^|;\s*)tm_language=([a-z]{2})(?:;|$)/

/** The language in which somebody reads: the chosen one, or the browser's, or English. */
export function getRequestLanguage(ctx: Context): Language {
  const [, code] = CHOICE.exec(ctx.get('cookie')) ?? []
  const chosen = languages.find((one) => languageCodes[one] === code)
  return chosen ?? parseAcceptLanguage(ctx.get('accept-language')) ?? 'english'
}
