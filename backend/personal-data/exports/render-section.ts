import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { toCsv } from '#text/csv'
import type { Person } from '#module/personal-data/links'
import { buildStatement, type ColumnType, type Section } from './sections/section.ts'

type Row = Record<string, string | number | boolean | string[] | Date | null>

/** Rows in memory at a time. */
const BATCH = 500

/** Writes a section as JSON or CSV and returns the size in bytes. Memory does not depend on the number of rows. */
export async function renderSection(
  section: Section,
  person: Person,
  format: 'json' | 'csv',
  path: string,
): Promise<number> {
  // A transaction that is repeated after a conflict begins the file anew.
  await runInTransaction(async (trx) => {
    const file = createWriteStream(path)
    try {
      await (format === 'json' ? writeJson : writeCsv)(file, section, readRows(trx, section, person))
      file.end()
      await finished(file)
    } finally {
      file.destroy()
    }
  })
  return (await stat(path)).size
}

async function* readRows(trx: Trx, section: Section, person: Person): AsyncGenerator<Row[]> {
  const { text, values } = buildStatement(section, person)
  await sql(trx, `DECLARE rows NO SCROLL CURSOR FOR ${text}`, values)
  for (;;) {
    const rows = await sql<Row>(trx, `FETCH ${BATCH} FROM rows`)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
  }
}

async function writeJson(file: WriteStream, _: Section, batches: AsyncIterable<Row[]>): Promise<void> {
  let separator = '[\n'
  for await (const rows of batches) {
    await write(file, `${separator}${rows.map((row) => JSON.stringify(row)).join(',\n')}`)
    separator = ',\n'
  }
  await write(file, separator === '[\n' ? '[]\n' : '\n]\n')
}

async function writeCsv(file: WriteStream, { columns }: Section, batches: AsyncIterable<Row[]>): Promise<void> {
  const names = Object.entries(columns)
  await write(file, toCsv([names.map(([name]) => name)]))
  for await (const rows of batches) {
    const cells = rows.map((row) => names.map(([name, type]) => toCell(row[name] ?? null, type)))
    // Without the byte order mark, which is at the beginning already.
    await write(file, toCsv(cells).slice(1))
  }
}

function toCell(value: Row[string], type: ColumnType): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString()
  return type === 'texts'
    ? ((value as string[] | null)?.join('; ') ?? null)
    : (value as string | number | boolean | null)
}

async function write(file: WriteStream, text: string): Promise<void> {
  if (!file.write(text)) await once(file, 'drain')
}
