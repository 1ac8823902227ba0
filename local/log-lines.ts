import { dim, red, yellow } from './terminal.ts'

interface LogRecord {
  level: number
  msg?: string
  err?: { message?: string; stack?: string }
}

const WARNING = 40
const ERROR = 50
const QUIET_MS = 5000

/** Turns what the process `name` writes into short lines for a person; the same line again within 5 s stays unsaid. */
export function createLineReader(name: string, say: (line: string) => void) {
  const said = new Map<string, number>()
  return (line: string) => {
    const text = readable(line)
    if (text === undefined) return
    const now = Date.now()
    for (const [old, at] of said) if (now - at > QUIET_MS) said.delete(old)
    if (said.has(text)) return
    said.set(text, now)
    say(`${dim(name.padEnd(7))} ${text}`)
  }
}

function readable(line: string): string | undefined {
  // An empty object is how a server without more to tell says that it is ready.
  if (line.trim() === '' || line === '{}') return undefined
  const record = parseRecord(line)
  if (!record) return line
  const { level, msg = '', err } = record
  const text = [msg, err?.message].filter(Boolean).join(': ')
  if (level >= ERROR) return red(text)
  return level >= WARNING ? yellow(text) : text
}

/** A line of pino, or undefined. */
export function parseRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value = JSON.parse(line) as Partial<LogRecord>
    return typeof value.level === 'number' ? (value as LogRecord) : undefined
  } catch {
    return undefined
  }
}
