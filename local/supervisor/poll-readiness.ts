import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CliError } from '#local/cli/output/cli-error'

/** What is being waited for. */
export type AwaitedProcess = {
  name: string
  /** Undefined while it is not running. */
  pid: () => number | undefined
  crashCount: () => number
  /** Its latest output. */
  listLastLines: () => string[]
}

export type ReadinessOptions = {
  /** Undefined when ready, else what it is still waiting for. */
  check: () => Promise<string | undefined>
  process: AwaitedProcess
  isStopping: () => boolean
  print: (line: string) => void
  /** In development, the developer fixes the error and saves. */
  forever?: boolean
  pauseMs?: number
}

const CRASHES_MAX = 3
/** A process that has used no processor time and written nothing for this long has stopped making progress. */
const IDLE_SECONDS = 120
const REPORT_SECONDS = 15

/**
 * Waits until the check passes, however long that takes on a busy machine, while the process is alive and makes
 * progress. Says what it is waiting for. Throws CliError with the last lines of its output.
 */
export async function pollReadiness(options: ReadinessOptions): Promise<void> {
  const { check, process, isStopping, print, forever = false, pauseMs = 100 } = options
  const started = Date.now()
  let reported = started
  let progress = { at: started, mark: '' }
  while (!isStopping()) {
    const waiting = await check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    if (waiting === undefined) return
    const now = Date.now()
    const mark = await getProgressMark(process)
    if (mark !== progress.mark) progress = { at: now, mark }
    if (!forever && process.crashCount() >= CRASHES_MAX) throw buildFailure(process, 'it keeps stopping')
    if (!forever && now - progress.at > IDLE_SECONDS * 1000)
      throw buildFailure(process, `it has done nothing for ${IDLE_SECONDS} s; waiting for: ${waiting}`)
    if (now - reported > REPORT_SECONDS * 1000) {
      reported = now
      print(`Still waiting for the ${process.name} (${Math.round((now - started) / 1000)} s): ${waiting}`)
    }
    await sleep(pauseMs)
  }
}

/** Changes as long as the process works: its processor time and its output. */
async function getProgressMark({ pid, crashCount, listLastLines }: AwaitedProcess): Promise<string> {
  const id = pid()
  const time = id ? await getProcessorTime(id) : ''
  return `${id} ${time} ${crashCount()} ${listLastLines().join('\n')}`
}

async function getProcessorTime(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'time=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim()
}

function buildFailure({ name, listLastLines }: AwaitedProcess, reason: string): CliError {
  const lines = listLastLines()
  const said = lines.length > 0 ? `Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}` : 'It said nothing.'
  return new CliError(`The ${name} cannot start: ${reason}. ${said}`)
}
