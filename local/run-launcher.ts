import { join } from 'node:path'
import { createEnding } from './ending.ts'
import { type Launch, launch } from './launch.ts'
import { PlainError } from './plain-error.ts'
import { takeLock } from './process-lock.ts'
import { readSettings } from './settings.ts'
import { createSpeaker } from './speaker.ts'
import { recordStartedProcesses } from './started-processes.ts'
import { red } from './terminal.ts'
import { readWelcome } from './welcome.ts'
import type { Kept } from './keep-running.ts'

/** npm passes Ctrl-C on to us although the terminal has told us already: only a later one is a second one. */
const SECOND_SIGNAL_AFTER_MS = 800

/** Runs until Ctrl-C, SIGTERM, or the terminal closes; then stops everything in order. */
export async function runLauncher({
  dev,
  whenUp = () => {},
}: {
  dev: boolean
  whenUp?: (product: Kept[]) => void
}): Promise<void> {
  const speaker = createSpeaker()
  const ending = createEnding()
  stopOnSignals(async () => {
    await ending.stop()
    process.exit(process.exitCode ?? 0)
  }, ending.killAll)
  try {
    const settings = readSettings()
    const lock = takeLock(join(settings.dataDir, 'lock'))
    if (!lock) throw new PlainError(alreadyStarted(settings.dataDir))
    const processes = recordStartedProcesses(join(settings.dataDir, 'processes.json'))
    const run: Launch = { settings, dev, speaker, ending, processes }
    whenUp(await launch(run))
  } catch (error) {
    // A stop in the middle of the start makes the rest of the start fail.
    if (ending.stopping()) return
    speaker.say(red(error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error)))
    process.exitCode = 1
    await ending.stop()
    process.exit(1)
  }
}

function alreadyStarted(dataDir: string) {
  const { url } = readWelcome(dataDir)
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

/** Killed with -9, npm cannot pass anything on; nobody could stop us by Ctrl-C then. */
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
