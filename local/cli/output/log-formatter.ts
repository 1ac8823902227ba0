import { dim, red, yellow } from './terminal.ts'

interface LogRecord {
  level: number
  msg?: string
  err?: { message?: string; stack?: string; cause?: { message?: string; code?: string } }
}

const WARNING_LEVEL = 40
const ERROR_LEVEL = 50
const REPEAT_INTERVAL_MS = 5000

/** Formats the output of the process `name` as short lines for the terminal; a repeated line is dropped for 5 s. */
export function createLogFormatter(name: string, say: (line: string) => void) {
  const printedAt = new Map<string, number>()
  return (line: string) => {
    const text = formatLine(line)
    if (text === undefined) return
    const now = Date.now()
    for (const [old, at] of printedAt) if (now - at > REPEAT_INTERVAL_MS) printedAt.delete(old)
    if (printedAt.has(text)) return
    printedAt.set(text, now)
    say(`${dim(name.padEnd(7))} ${text}`)
  }
}

function formatLine(line: string): string | undefined {
  // An empty object is the ready line of a server without further details.
  if (line.trim() === '' || line === '{}') return undefined
  const record = parseLogRecord(line)
  if (!record) return line
  const { level, msg = '', err } = record
  // An address that refuses on both protocols has a code only.
  const text = [msg, err?.message, err?.cause?.message || err?.cause?.code].filter(Boolean).join(': ')
  if (level >= ERROR_LEVEL) return red(text)
  return level >= WARNING_LEVEL ? yellow(text) : text
}

/** Parses a pino record; undefined for other lines. */
export function parseLogRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value = JSON.parse(line) as Partial<LogRecord>
    return typeof value.level === 'number' ? (value as LogRecord) : undefined
  } catch {
    return undefined
  }
}
