import type { Context } from 'koa'
import { type Language, languageCodes, languages } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'

// Set by the browser's code to the language of the last page, see frontend/lib/messages/chosen-language.ts.
const CHOICE = /(?:^|;\s*)tm_language=([a-z]{2})(?:;|$)/

const getChosen = (ctx: Context): Language | undefined => {
  const [, code] = CHOICE.exec(ctx.get('cookie')) ?? []
  return languages.find((one) => languageCodes[one] === code)
}

export const isLanguageChosen = (ctx: Context): boolean => getChosen(ctx) !== undefined

/** The language in which somebody reads: the chosen one, or the browser's, or English. */
export const getRequestLanguage = (ctx: Context): Language =>
  getChosen(ctx) ?? parseAcceptLanguage(ctx.get('accept-language')) ?? 'english'
