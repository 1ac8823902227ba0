import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface RegisteredProcess {
  pid: number
  /** Start time, because a process id may have been reused. */
  born: string
}

export interface ProcessRegistry {
  add(pid: number): void
  remove(pid: number): void
  /** Waits for processes of an earlier launcher to exit, then kills the rest. */
  stopOrphans(): Promise<void>
}

const GRACE_MS = 2500

/** Records the started processes in a file, for the launcher that follows a kill -9. */
export function createProcessRegistry(file: string): ProcessRegistry {
  const orphans = readRegistry(file)
  let registered: RegisteredProcess[] = []
  function write() {
    writeFileSync(`${file}.new`, JSON.stringify([...orphans, ...registered]), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    add(pid) {
      const born = getStartTime(pid)
      if (born === undefined) return
      registered.push({ pid, born })
      write()
    },
    remove(pid) {
      registered = registered.filter((one) => one.pid !== pid)
      write()
    },
    async stopOrphans() {
      const alive = () => orphans.filter(({ pid, born }) => getStartTime(pid) === born)
      const deadline = Date.now() + GRACE_MS
      while (alive().length > 0 && Date.now() < deadline) await sleep(50)
      for (const { pid } of alive()) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // Already gone, or not ours to kill.
        }
      }
      while (alive().length > 0 && Date.now() < deadline + GRACE_MS) await sleep(50)
      orphans.length = 0
      write()
    },
  }
}

function readRegistry(file: string): RegisteredProcess[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RegisteredProcess[]
  } catch {
    return []
  }
}

/** Undefined if there is no such process or only a zombie. */
function getStartTime(pid: number): string | undefined {
  try {
    if (!existsSync('/proc/self/stat')) {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name is in parentheses and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}
