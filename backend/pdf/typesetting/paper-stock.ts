/** Each edition has its own paper stock, always the same one, in print as on screen. */
const PAPER_STOCKS = [
  { stock: '#eadfc3', shade: '#dccda6', press: '#1d4a38' },
  { stock: '#efcdb9', shade: '#e3b69d', press: '#6d1f22' },
  { stock: '#cfe0c4', shade: '#b7cfa9', press: '#183c45' },
  { stock: '#cddddb', shade: '#b2c9c6', press: '#1c3457' },
  { stock: '#f0d893', shade: '#e2c36c', press: '#5c2713' },
] as const

export type PaperStock = { stock: string; shade: string; press: string }

export function getPaperStock(edition: string): PaperStock {
  let sum = 7
  for (const letter of edition) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return PAPER_STOCKS[sum % PAPER_STOCKS.length] ?? PAPER_STOCKS[0]
}
