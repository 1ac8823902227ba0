import { existsSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { takeLock } from './process-lock.ts'

/**
 * Deals with databases outside of their DATA_DIR that nobody can find any more, because DATA_DIR was deleted. Those of
 * temporary DATA_DIRs, as tests make them, are removed. Any other one is only told of: its DATA_DIR may lie on a disk
 * that is not mounted at the moment.
 *
 * @param base where such databases lie, one folder for each.
 * @returns those that once belonged to `dataDir`, which is about to get a new one.
 */
export function sweepLeftovers(base: string, dataDir: string): string[] {
  const forgotten: string[] = []
  for (const home of readdirSync(base).map((name) => join(base, name))) {
    const mark = join(home, 'belongs-to')
    if (!existsSync(mark)) continue
    const owner = readFileSync(mark, 'utf8')
    if (owner === realpathSync(dataDir)) forgotten.push(home)
    else if (isTemporary(owner) && !existsSync(owner)) removeUnused(home)
  }
  return forgotten
}

function isTemporary(path: string) {
  return [tmpdir(), realpathSync(tmpdir())].some((folder) => path.startsWith(folder + sep))
}

function removeUnused(home: string) {
  try {
    const lock = takeLock(join(home, 'lock'))
    if (!lock) return
    rmSync(home, { recursive: true, force: true })
    lock.release()
  } catch {
    // Somebody else removes it, too.
  }
}
