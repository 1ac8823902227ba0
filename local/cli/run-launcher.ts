import { join } from 'node:path'
import { createShutdown } from '#local/supervisor/shutdown'
import { type LaunchContext, startAll } from '#local/supervisor/start-all'
import { CliError } from './output/cli-error.ts'
import { claimProcessLock } from '#local/supervisor/process-lock'
import { getSettings } from './settings.ts'
import { createReporter } from './output/reporter.ts'
import { createProcessRegistry } from '#local/supervisor/process-registry'
import { red } from './output/terminal.ts'
import { getCredentials } from './development-credentials.ts'
import type { SupervisedProcess } from '#local/supervisor/start-supervised-process'

/** npm forwards a Ctrl-C that the terminal has already delivered to us; only a later one counts as the second. */
const SECOND_SIGNAL_AFTER_MS = 800

/** Runs until Ctrl-C, SIGTERM, or the terminal closes; then stops everything in order. */
export async function runLauncher({
  dev,
  whenUp = () => {},
}: {
  dev: boolean
  whenUp?: (product: SupervisedProcess[]) => void
}): Promise<void> {
  const reporter = createReporter()
  const shutdown = createShutdown()
  stopOnSignals(async () => {
    await shutdown.stop()
    process.exit(process.exitCode ?? 0)
  }, shutdown.killAll)
  try {
    const settings = getSettings()
    const lock = claimProcessLock(join(settings.dataDir, 'lock'))
    if (!lock) throw new CliError(formatAlreadyRunning(settings.dataDir))
    const processes = createProcessRegistry(join(settings.dataDir, 'processes.json'))
    const run: LaunchContext = { settings, dev, reporter, shutdown, processes }
    whenUp(await startAll(run))
  } catch (error) {
    // A shutdown during the start makes the rest of the start fail.
    if (shutdown.isStopping()) return
    reporter.print(
      red(error instanceof CliError ? error.message : String(error instanceof Error ? error.stack : error)),
    )
    process.exitCode = 1
    await shutdown.stop()
    process.exit(1)
  }
}

function formatAlreadyRunning(dataDir: string) {
  const { url } = getCredentials(dataDir)
  const address = url ? `, at ${url}` : ''
  return `TuneMaker already runs with ${dataDir}${address}. Stop that one first, or set DATA_DIR and PORT to others.`
}

function stopOnSignals(stop: () => Promise<void>, killAll: () => void) {
  let first: number | undefined
  const onSignal = () => {
    if (first === undefined) {
      first = Date.now()
      void stop()
    } else if (Date.now() - first > SECOND_SIGNAL_AFTER_MS) {
      killAll()
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  stopWithNpm(onSignal)
}

/** A killed (-9) npm cannot forward signals, and Ctrl-C would no longer reach us. */
function stopWithNpm(onSignal: () => void) {
  if (!process.env['npm_lifecycle_event']) return
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    onSignal()
  }, 1000)
  timer.unref()
}
