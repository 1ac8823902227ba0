import type { Person } from '#module/personal-data/links'

/** What a column holds; every one may be null. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'date' | 'texts'

/** One part of an archive: rows of one shape, as `data/<name>.json` and `data/<name>.csv`. */
export type Section = {
  name: string
  /** What a row is, for the reader of the archive. */
  about: string
  columns: Record<string, ColumnType>
  /** A statement with values such as `:email`, and the columns under their names. */
  statement: string
}

/**
 * Declares a section. Each column is its SQL and its type; `from` is the rest of the statement, whose values are named
 * as in `Person`.
 */
export function defineSection(
  name: string,
  about: string,
  columns: Record<string, readonly [expression: string, type: ColumnType]>,
  from: string,
): Section {
  const list = Object.entries(columns).map(([column, [expression]]) => `${expression} AS "${column}"`)
  return {
    name,
    about,
    columns: Object.fromEntries(Object.entries(columns).map(([column, [, type]]) => [column, type])),
    statement: `SELECT ${list.join(', ')} FROM ${from}`,
  }
}

/** The statement as the database takes it, with its values. */
export function buildStatement({ statement }: Section, person: Person): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const numbers = new Map<string, number>()
  const text = statement.replaceAll(/(?<!:):([a-z][a-zA-Z]+)/g, (_, name: keyof Person) => {
    const known = numbers.get(name)
    if (known) return `$${known}`
    numbers.set(name, values.push(person[name]))
    return `$${values.length}`
  })
  return { text, values }
}

const jsonTypes: Record<ColumnType, object> = {
  text: { type: ['string', 'null'] },
  integer: { type: ['integer', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  date: { type: ['string', 'null'], format: 'date-time' },
  texts: { type: ['array', 'null'], items: { type: 'string' } },
}

/** The JSON Schema of the files of an archive, one definition for each. */
export function buildSchema(sections: Section[]) {
  const definitions = sections.map(({ name, about, columns }) => {
    const properties = Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, jsonTypes[type]]))
    const items = { type: 'object', properties, required: Object.keys(columns), additionalProperties: false }
    return [name, { description: about, type: 'array', items }]
  })
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: Object.fromEntries(definitions) as object }
}
