import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that every Linux has; in containers it may be small, or not there. */
const MEMORY = '/dev/shm'

/** More than a whole run of the tests keeps at once. */
const NEEDED_BYTES = 6 * 2 ** 30

const NAME = /^tunemaker-(\d+)-/

/**
 * A new folder for a database and its files, in memory if there is enough: on a disk, making and deleting a database costs
 * ten times as much processor time (docs/decisions/0149). Whoever asks for it deletes it.
 */
export function createTestFolder(purpose: string): string {
  const root = hasMemory() ? MEMORY : tmpdir()
  if (root === MEMORY) purgeAbandonedFolders()
  const folder = mkdtempSync(join(root, `tunemaker-${process.pid}-${purpose}-`))
  // Started by root, PostgreSQL runs as another user and would otherwise keep the database outside of this folder.
  chmodSync(folder, 0o755)
  return folder
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    // Programs may be kept beside a database, and have to be allowed to run.
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES && !mount?.includes('noexec')
  } catch {
    return false
  }
}

/** What a killed run left would take memory until the machine is started again. */
function purgeAbandonedFolders(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || isRunning(pid)) continue
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
