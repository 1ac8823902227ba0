/** SQL expression: cents as text, such as $1,234.50. */
export const buildDollarsSql = (cents: string) => `'$' || to_char(${cents} / 100.0, 'FM999,999,990.00')`
