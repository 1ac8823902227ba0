import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'koa'
import { type Language, languageCodes, languages } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'

// Set by the browser's code to the language of the last page, see frontend/lib/messages/chosen-language.ts.
const CHOICE = /(?:^|;\s*)tm_language=([a-z]{2})(?:;|$)/

const parseChosen = ({ cookie = '' }: IncomingHttpHeaders): Language | undefined => {
  const [, code] = CHOICE.exec(cookie) ?? []
  return code === undefined ? undefined : languages.find((one) => languageCodes[one] === code)
}

export const isLanguageChosen = (ctx: Context): boolean => parseChosen(ctx.req.headers) !== undefined

/** The language in which somebody reads: the chosen one, or the browser's, or English. */
export const getRequestLanguage = (ctx: Context): Language => parseRequestLanguage(ctx.req.headers)

/** The same of a request's headers. */
export const parseRequestLanguage = (headers: IncomingHttpHeaders): Language =>
  parseChosen(headers) ?? parseAcceptLanguage(headers['accept-language'] ?? '') ?? 'english'
