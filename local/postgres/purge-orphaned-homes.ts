import { existsSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { claimProcessLock } from '#local/supervisor/process-lock'

/**
 * Handles databases outside their DATA_DIR that are no longer reachable because DATA_DIR was deleted. Databases of
 * temporary DATA_DIRs, as created by tests, are deleted. Others are left alone: their DATA_DIR may be on a disk that is
 * not mounted at the moment.
 *
 * @param base the parent folder of such databases.
 * @returns those that once belonged to `dataDir`, which is about to get a new one.
 */
export function purgeOrphanedHomes(base: string, dataDir: string): string[] {
  const forgotten: string[] = []
  for (const home of readdirSync(base).map((name) => join(base, name))) {
    const mark = join(home, 'belongs-to')
    if (!existsSync(mark)) continue
    const owner = readFileSync(mark, 'utf8')
    if (owner === realpathSync(dataDir)) forgotten.push(home)
    else if (isTemporary(owner) && !existsSync(owner)) deleteUnlockedHome(home)
  }
  return forgotten
}

function isTemporary(path: string) {
  return [tmpdir(), realpathSync(tmpdir())].some((folder) => path.startsWith(folder + sep))
}

function deleteUnlockedHome(home: string) {
  try {
    const lock = claimProcessLock(join(home, 'lock'))
    if (!lock) return
    rmSync(home, { recursive: true, force: true })
    lock.release()
  } catch {
    // Another process deletes it, too.
  }
}
