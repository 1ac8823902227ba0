import { DatabaseSync } from 'node:sqlite'

export interface ProcessLock {
  release(): void
}

/** A connection that nobody refers to is closed by the garbage collector, and its lock is gone with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a file, or answers undefined while another process (or this one) holds it.
 *
 * The kernel holds the lock for us, through SQLite, the only advisory file lock Node ships. Nothing has to be cleaned
 * up after kill -9, and neither a reused process id nor a zombie can look like a holder, because no id is ever compared.
 *
 * @throws when the file cannot be created or opened.
 */
export function takeLock(file: string): ProcessLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(database)
  return {
    release() {
      held.delete(database)
      if (database.isOpen) database.close()
    },
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
