import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { startExport } from '#runtime/request-context'

type CsvRow = (string | number | boolean | null)[]

/**
 * Formats rows as CSV (RFC 4180). A cell that looks like a formula, and is no plain number, is prefixed with a quote, so that spreadsheets read
 * it as text.
 */
export function toCsv(rows: CsvRow[]): string {
  // The byte order mark: spreadsheets detect UTF-8 only with it.
  return `\uFEFF${toLines(rows)}`
}

/** The same as a stream whose memory does not depend on the number of rows, which come in batches. */
export function streamCsv(head: string[], batches: AsyncIterable<CsvRow[]>): Readable {
  startExport()
  // The stream asks for more in the context of the socket; the statements belong to the request.
  const run = AsyncLocalStorage.snapshot()
  const iterator = batches[Symbol.asyncIterator]()
  async function* format() {
    try {
      yield toCsv([head])
      for (;;) {
        const { done, value: rows } = await run(() => iterator.next())
        if (done) return
        if (rows.length > 0) yield toLines(rows)
      }
    } finally {
      await iterator.return?.()
    }
  }
  return Readable.from(format())
}

function toLines(rows: CsvRow[]): string {
  return rows.map((cells) => `${cells.map(toCsvCell).join(',')}\r\n`).join('')
}

function toCsvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  // A negative amount is no formula: as text, spreadsheets would not add it.
  if (/^-\d+(\.\d+)?$/.test(value)) return value
  const safe = /^[\s\p{C}]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Headers for downloading a CSV as `name`.csv; `name` consists of letters, digits and dashes. */
export function buildCsvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  }
}
