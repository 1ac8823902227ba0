import { closeSync, fdatasync, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type Journal<Entry> = {
  /** Entries of earlier processes, oldest first. */
  entries: Entry[]
  /** Writes one line to the operating system before returning, so it survives the death of this process. */
  append: (entry: Entry) => void
  /** Resolves when everything appended so far is on disk. Concurrent calls share one fdatasync. */
  synced: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens an append-only file of JSON lines. An incomplete last line, left by a kill or power loss, is truncated. Throws
 * when an earlier line is damaged: records with a gap are worse than none.
 */
export function createJournal<Entry>(path: string): Journal<Entry> {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a+', 0o600)
  const { entries, bytes } = readEntries<Entry>(path)
  if (bytes < fstatSync(file).size) ftruncateSync(file, bytes)

  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const sync = () => new Promise<void>((done, fail) => fdatasync(file, (error) => (error ? fail(error) : done())))

  function synced(): Promise<void> {
    if (!running) {
      running = sync().finally(() => {
        running = undefined
      })
      return running
    }
    // Entries appended after the running sync began need the next one.
    const before = running
    next ??= before
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return synced()
      })
    return next
  }

  let closed = false
  return {
    entries,
    append(entry) {
      if (closed) throw new Error(`${path} is closed`)
      writeAll(file, Buffer.from(`${JSON.stringify(entry)}\n`))
    },
    synced,
    async close() {
      closed = true
      await synced()
      closeSync(file)
    },
  }
}

function writeAll(file: number, line: Buffer) {
  for (let at = 0; at < line.length;) at += writeSync(file, line, at)
}

function readEntries<Entry>(path: string): { entries: Entry[]; bytes: number } {
  const content = readFileSync(path)
  const entries: Entry[] = []
  let start = 0
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, start)) {
    const line = content.toString('utf8', start, end)
    try {
      entries.push(JSON.parse(line))
    } catch {
      if (end + 1 < content.length) throw new Error(`${path} is damaged at byte ${start}: ${line.slice(0, 60)}`)
      break
    }
    start = end + 1
  }
  return { entries, bytes: start }
}
