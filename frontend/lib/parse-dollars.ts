/**
 * Parses a number as people type it, with a decimal point or comma; undefined if it has more than six digits before or
 * two after it, or is none.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
}

/**
 * Parses a dollar amount as typed into cents, with or without the sign of any language; undefined if it is not an amount
 * with at most two decimals.
 */
export function parseDollars(text: string): number | undefined {
  const dollars = parseDecimal(text.trim().replace(/^(?:US)?\$\s?|\s?(?:US\$|\$US|\$|USD)$/g, ''))
  return dollars === undefined ? undefined : Math.round(dollars * 100)
}

/** The API sends prices in dollars; the frontend calculates in cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100)
