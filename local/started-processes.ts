import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface Known {
  pid: number
  /** When it was born: a process id alone may be somebody else's by now. */
  born: string
}

export interface StartedProcesses {
  add(pid: number): void
  remove(pid: number): void
  /** Waits for what an earlier launcher left behind, and ends what does not end by itself. */
  endRemains(): Promise<void>
}

const PATIENCE_MS = 2500

/** Remembers in a file which processes were started, for the launcher that comes after a kill -9. */
export function recordStartedProcesses(file: string): StartedProcesses {
  const remains = read(file)
  let known: Known[] = []
  function write() {
    writeFileSync(`${file}.new`, JSON.stringify([...remains, ...known]), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    add(pid) {
      const born = birthOf(pid)
      if (born === undefined) return
      known.push({ pid, born })
      write()
    },
    remove(pid) {
      known = known.filter((one) => one.pid !== pid)
      write()
    },
    async endRemains() {
      const alive = () => remains.filter(({ pid, born }) => birthOf(pid) === born)
      const deadline = Date.now() + PATIENCE_MS
      while (alive().length > 0 && Date.now() < deadline) await sleep(50)
      for (const { pid } of alive()) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // Gone meanwhile, or not ours to end.
        }
      }
      while (alive().length > 0 && Date.now() < deadline + PATIENCE_MS) await sleep(50)
      remains.length = 0
      write()
    },
  }
}

function read(file: string): Known[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known[]
  } catch {
    return []
  }
}

/** Undefined when there is no such process, or only its zombie. */
function birthOf(pid: number): string | undefined {
  try {
    if (!existsSync('/proc/self/stat')) {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in parentheses and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}
