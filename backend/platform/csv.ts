/** Rows as CSV (RFC 4180) that a spreadsheet reads as text: a cell that looks like a formula is told apart by a quote. */
export function toCsv(rows: (string | number | boolean | null)[][]): string {
  // Spreadsheets take a file for UTF-8 only when it says so.
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = /^[\s\p{C}]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The headers under which a browser saves it under this name, letters, digits and dashes. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  }
}
