/** '7.50' to 750 cents, exactly; undefined for anything but a plain amount with at most two decimals. */
export function toCents(dollars: string): number | undefined {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(dollars.trim())
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** 750 cents to '7.50', the format PayPal uses. */
export function formatDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
