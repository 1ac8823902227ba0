// oxlint-disable no-restricted-globals -- what it replaces formats numbers itself
/**
 * Replaces `@lingui/core` in the browser bundle, see vite.config.ts: messages arrive compiled, so formatting them takes a
 * hundredth of the code. compiled-messages.test.ts compares both for every message.
 */
type Values = Record<string, unknown>
/** A text, `#` within a plural, or an argument with its kind and what the kind needs. */
type Token = string | [name: string, kind?: string, options?: Record<string, Token[] | string>]

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function getOnce<T>(known: Map<string, T>, locale: string, create: () => T): T {
  const found = known.get(locale) ?? create()
  known.set(locale, found)
  return found
}

// Every language writes small ones with the same digits, and the browser's first formatter takes a phone a tenth of a second.
const formatNumber = (locale: string, value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : getOnce(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value)

/** `counted` is what `#` stands for: the number of the plural around it. */
function formatTokens(tokens: Token[] | string, locale: string, values: Values, counted?: number): string {
  if (typeof tokens === 'string') return tokens
  return tokens.map((token) => formatToken(token, locale, values, counted)).join('')
}

function formatToken(token: Token, locale: string, values: Values, counted?: number): string {
  if (token === '#' && counted !== undefined) return formatNumber(locale, counted)
  if (typeof token === 'string') return token
  const [name, kind, options = {}] = token
  const value = values[name]
  if (kind === undefined) return value === undefined || value === null ? '' : String(value)
  if (kind === 'number') return formatNumber(locale, Number(value))
  if (kind === 'select') return formatTokens(options[String(value)] ?? options['other'] ?? '', locale, values, counted)
  if (kind === 'plural') {
    const rules = getOnce(pluralRules, locale, () => new Intl.PluralRules(locale))
    const form = options[String(value)] ?? options[rules.select(Number(value))] ?? options['other']
    return formatTokens(form ?? '', locale, values, Number(value))
  }
  throw new Error(`Messages have no ${kind}.`)
}

/** As of `@lingui/core`, as far as createTranslate needs it. */
function createFormatter({ locale, messages }: { locale: string; messages: Record<string, Record<string, unknown>> }) {
  return {
    _: (key: string, values: Values = {}): string =>
      formatTokens((messages[locale]?.[key] ?? key) as Token[] | string, locale, values),
  }
}

export { createFormatter as setupI18n }
