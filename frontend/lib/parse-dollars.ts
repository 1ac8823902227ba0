/** Parses a dollar amount as typed into cents; undefined if it is not an amount with at most two decimals. */
export function parseDollars(text: string): number | undefined {
  const typed = text.trim().replace(/^\$/, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

/** The API sends prices in dollars; the frontend calculates in cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100)
