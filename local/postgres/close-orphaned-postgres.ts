import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '#local/cli/output/cli-error'

/** Above the largest process id of every system. */
const UNUSED_PID = 2_147_483_647

/**
 * Stops what an earlier launcher left running on this cluster and defuses a stale postmaster.pid. PostgreSQL trusts
 * that file whenever any process has the id, even an unrelated one or a zombie. The caller must hold the cluster's
 * lock, so whatever still runs is an orphan.
 */
export async function closeOrphanedPostgres(cluster: string): Promise<void> {
  const home = realpathSync(cluster)
  const steps: { signal: NodeJS.Signals | undefined; seconds: number }[] = [
    { signal: 'SIGINT', seconds: 10 },
    { signal: 'SIGQUIT', seconds: 5 },
    { signal: 'SIGKILL', seconds: 5 },
  ]
  for (const { signal, seconds } of steps) {
    const deadline = Date.now() + seconds * 1000
    const remaining = listClusterProcesses(home)
    const postmaster = remaining.find((pid) => pid === getRecordedPid(home))
    // While the postmaster is alive, do not signal backends individually; without it each exits by itself or on our
    // signal.
    if (signal !== undefined)
      for (const pid of postmaster && signal !== 'SIGKILL' ? [postmaster] : remaining) sendSignal(pid, signal)
    while (listClusterProcesses(home).length > 0 && Date.now() < deadline) await sleep(50)
    if (listClusterProcesses(home).length === 0) break
  }
  if (listClusterProcesses(home).length > 0) throw new CliError(`An earlier PostgreSQL on ${home} cannot be stopped.`)
  writeUnusedPid(home)
}

/** Replaces only the id: PostgreSQL needs the other lines to detect shared memory in use. */
function writeUnusedPid(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [UNUSED_PID, ...rest].join('\n'), { flush: true })
}

function getRecordedPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Every PostgreSQL process has the cluster as its working directory; a zombie has none. */
function listClusterProcesses(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return listClusterProcessesByPs(cluster)
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

/** macOS: the recorded process, if it really is PostgreSQL on this cluster. */
function listClusterProcessesByPs(cluster: string): number[] {
  const pid = getRecordedPid(cluster)
  if (pid === undefined || pid === UNUSED_PID) return []
  try {
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster) ? [pid] : []
  } catch {
    return []
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // Already gone.
  }
}
