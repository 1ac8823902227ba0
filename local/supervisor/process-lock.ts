import { DatabaseSync } from 'node:sqlite'

export interface ProcessLock {
  release(): void
}

/** Keeps references: the garbage collector would close an unreferenced connection and so release its lock. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a file; undefined while another process (or this one) holds it.
 *
 * The kernel holds the lock, through SQLite: the only advisory file lock included in Node. Nothing has to be cleaned up
 * after kill -9, and neither a reused process id nor a zombie can look like a holder, because no ids are compared.
 *
 * @throws if the file cannot be created or opened.
 */
export function claimProcessLock(file: string): ProcessLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
  heldLocks.add(database)
  return {
    release() {
      heldLocks.delete(database)
      if (database.isOpen) database.close()
    },
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
