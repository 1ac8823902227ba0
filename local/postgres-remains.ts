import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from './plain-error.ts'

/** Above every system's largest process id, so nobody can ever have it. */
const NOBODYS_PID = 2_147_483_647

/**
 * Ends what an earlier launcher left running on this cluster, and takes the danger out of a stale postmaster.pid.
 * PostgreSQL itself believes in that file as soon as any process has the id, a stranger's or a zombie's too.
 * The caller must hold the lock of the cluster: whatever still runs is an orphan.
 */
export async function clearRemains(cluster: string): Promise<void> {
  const home = realpathSync(cluster)
  const steps: { signal: NodeJS.Signals | undefined; seconds: number }[] = [
    { signal: 'SIGINT', seconds: 10 },
    { signal: 'SIGQUIT', seconds: 5 },
    { signal: 'SIGKILL', seconds: 5 },
  ]
  for (const { signal, seconds } of steps) {
    const deadline = Date.now() + seconds * 1000
    const remaining = processesOf(home)
    const postmaster = remaining.find((pid) => pid === recordedPid(home))
    // With its postmaster alive a backend must not be killed alone; without, each ends by itself or by our signal.
    if (signal !== undefined)
      for (const pid of postmaster && signal !== 'SIGKILL' ? [postmaster] : remaining) send(pid, signal)
    while (processesOf(home).length > 0 && Date.now() < deadline) await sleep(50)
    if (processesOf(home).length === 0) break
  }
  if (processesOf(home).length > 0) throw new PlainError(`An earlier PostgreSQL on ${home} cannot be stopped.`)
  disarmPidFile(home)
}

/** Only the id is made harmless: PostgreSQL still needs the file's other lines to check for shared memory in use. */
function disarmPidFile(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NOBODYS_PID, ...rest].join('\n'), { flush: true })
}

function recordedPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Every PostgreSQL process works inside its cluster's directory; a zombie has none. */
function processesOf(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return processWithoutProc(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const directory = readlinkSync(`/proc/${pid}/cwd`)
        return directory === cluster && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
      } catch {
        return false
      }
    })
    .map(Number)
}

/** macOS: the recorded process, if it really is a PostgreSQL on this cluster. */
function processWithoutProc(cluster: string): number[] {
  const pid = recordedPid(cluster)
  if (pid === undefined || pid === NOBODYS_PID) return []
  try {
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster) ? [pid] : []
  } catch {
    return []
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone meanwhile.
  }
}
