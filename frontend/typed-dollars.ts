/** What somebody typed as dollars, in cents; undefined when it is no amount with at most two decimals. */
export function centsTyped(text: string): number | undefined {
  const typed = text.trim().replace(/^\$/, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

/** Prices travel as dollars, screens count in cents. */
export const centsOfDollars = (dollars: number) => Math.round(dollars * 100)
