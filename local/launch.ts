import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFrontendStale } from './build-frontend.ts'
import {
  copyDatabase,
  dropLeftovers,
  dropUnclaimedBooks,
  hasArtists,
  putCopyInPlace,
  redeemableOf,
  refuseUnreachable,
} from './demo-world.ts'
import type { Ending } from './ending.ts'
import { firstFreePort, freePort } from './free-port.ts'
import { type Kept, keepRunning } from './keep-running.ts'
import { createLineReader, parseRecord } from './log-lines.ts'
import { startNode } from './node-process.ts'
import { PlainError } from './plain-error.ts'
import type { Settings } from './settings.ts'
import { refuseTakenPort } from './settings.ts'
import type { Speaker } from './speaker.ts'
import { keepDatabase, keepMailbox, keepSimulator } from './stand-ins.ts'
import type { StartedProcesses } from './started-processes.ts'
import { type Welcome, readWelcome, welcomeLines, writeWelcome } from './welcome.ts'
import { WORKER_NODE_OPTIONS } from './worker-memory.ts'

export interface Launch {
  settings: Settings
  /** Pages from Vite's server with reload, instead of built ones; processes restart when their code changes. */
  dev: boolean
  speaker: Speaker
  ending: Ending
  processes: StartedProcesses
}

type Env = NodeJS.ProcessEnv

/** Brings everything up and returns the two processes of the product. */
export async function launch(run: Launch): Promise<Kept[]> {
  const { settings, dev, speaker, ending } = run
  const { say, during } = speaker
  await run.processes.endRemains()
  const port = settings.port === 0 ? await freePort() : settings.port
  await refuseTakenPort(port, settings.host)
  if (settings.databaseUrl) await refuseUnreachable(settings.databaseUrl)
  const webPort = dev ? await firstFreePort([port + 3]) : port
  const url = process.env['PUBLIC_URL'] ? settings.publicUrl : `http://localhost:${port}`
  const welcome: Welcome = { ...readWelcome(settings.dataDir), url }
  let env: Env = {
    NODE_ENV: dev ? 'development' : 'production',
    ...process.env,
    PORT: String(webPort),
    HOST: settings.host,
    PUBLIC_URL: url,
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
    DEMO: settings.demo ? '1' : '0',
    ADMIN_PASSWORD: welcome.adminPassword,
    OPERATOR_PASSWORD: welcome.operatorPassword,
  }
  // Kept before anybody can use them.
  writeWelcome(settings.dataDir, welcome)

  const pages = dev ? Promise.resolve() : buildPages(run, env)
  // It is waited for below; until then its failure is nobody's.
  pages.catch(() => {})
  const mailbox = settings.smtpUrl ? undefined : startMailbox(run, env, port + 2)
  mailbox?.catch(() => {})
  const databaseUrl = settings.databaseUrl ?? (await during('Starting the database', startDatabase(run)))
  env = { ...env, DATABASE_URL: databaseUrl }
  await during('Bringing the database up to date', runTask(run, 'backend/platform/migrate.ts', env))
  const isNew = settings.demo && !settings.paypalIsReal && !(await hasArtists(databaseUrl))
  if (!settings.paypalIsReal) {
    if (isNew) await dropUnclaimedBooks(databaseUrl, join(settings.dataDir, 'paypal'))
    const webhookUrl = `http://${settings.localHost}:${webPort}/paypal/webhook`
    env = { ...env, ...(await startSimulator(run, env, port + 1, webhookUrl)) }
  }
  if (mailbox) {
    const { smtpUrl, url: mailboxUrl } = await mailbox
    env = { ...env, SMTP_URL: smtpUrl }
    welcome.mailbox = mailboxUrl
  }
  if (isNew) await during('Recording the demo songs and selling the first copies', loadDemo(run, env, welcome))
  welcome.keymails = await redeemableOf(databaseUrl, welcome.keymails)
  writeWelcome(settings.dataDir, welcome)
  await pages

  if (ending.stopping()) return []
  const web = await startProduct(run, 'web', 'backend/main.ts', env)
  const options = [env['NODE_OPTIONS'], WORKER_NODE_OPTIONS].filter(Boolean).join(' ')
  const worker = await startProduct(run, 'worker', 'worker/main.ts', { ...env, NODE_OPTIONS: options })
  if (dev) await startVite(run, { ...env, PORT: String(port), WEB_PORT: String(webPort) })
  const reached = `http://${settings.localHost}:${webPort}/readyz`
  await during('Opening the doors', untilReady(reached, web, run))
  for (const line of welcomeLines(welcome, { simulator: !settings.paypalIsReal })) say(line)
  return [web, worker]
}

async function buildPages(run: Launch, env: Env): Promise<void> {
  if (!isFrontendStale()) return
  await run.speaker.during('Building the pages', runTask(run, 'local/build-frontend.ts', env))
}

async function startDatabase({ settings, ending, speaker }: Launch): Promise<string> {
  const database = keepDatabase(settings.dataDir, speaker.say)
  await ending.add(
    'database',
    database.then(({ kept }) => kept),
  )
  const { url } = (await database).facts
  await dropLeftovers(url)
  return url
}

async function startSimulator(run: Launch, env: Env, wishedPort: number, webhookUrl: string) {
  const { settings, ending, processes, speaker } = run
  const simulator = keepSimulator({ env, processes, dataDir: settings.dataDir, wishedPort, webhookUrl }, speaker.say)
  await ending.add(
    'stand-ins',
    simulator.then(({ kept }) => kept),
  )
  return (await simulator).facts
}

async function startMailbox(run: Launch, env: Env, wishedPort: number) {
  const { settings, ending, processes, speaker } = run
  const mailbox = keepMailbox({ env, processes, dataDir: settings.dataDir, wishedPort }, speaker.say)
  await ending.add(
    'stand-ins',
    mailbox.then(({ kept }) => kept),
  )
  return (await mailbox).facts
}

function startProduct({ ending, processes, speaker }: Launch, name: string, script: string, env: Env): Promise<Kept> {
  const onLine = createLineReader(name, speaker.say)
  const start = () => Promise.resolve(startNode({ script, env, processes, onLine }))
  return ending.add('product', keepRunning(`${name} process`, start, speaker.say))
}

async function startVite({ ending, processes, speaker }: Launch, env: Env): Promise<void> {
  const onLine = createLineReader('vite', speaker.say)
  const start = async () => {
    const child = startNode({ script: 'local/dev-frontend.ts', env, processes, onLine })
    await child.facts
    return child
  }
  await ending.add('product', keepRunning('page server', start, speaker.say))
}

/** In an embedded database all of it or nothing; one of your own is not copied. */
async function loadDemo(run: Launch, env: Env, welcome: Welcome): Promise<void> {
  const { settings } = run
  const url = env['DATABASE_URL'] ?? ''
  const target = settings.databaseUrl ? url : await copyDatabase(url)
  const lines = await runTask(run, 'local/demo/load.ts', { ...env, DATABASE_URL: target })
  const answer = lines.findLast((line) => parseRecord(line) === undefined && /^(\{.*\}|null)$/.test(line))
  const made = JSON.parse(answer ?? 'null') as Pick<Welcome, 'gKeys' | 'keymails'> | null
  if (made === null) return
  Object.assign(welcome, { gKeys: made.gKeys, keymails: made.keymails })
  // Before the copy counts: the G-Keys are written nowhere else.
  writeWelcome(settings.dataDir, welcome)
  if (!settings.databaseUrl) await putCopyInPlace(url)
}

/** Runs one script to its end and returns its lines. */
async function runTask({ ending, processes }: Launch, script: string, env: Env): Promise<string[]> {
  const lines: string[] = []
  const task = startNode({ script, env, processes, grace: 0, onLine: (line) => lines.push(line) })
  ending.addTask(task)
  const reason = await task.exited
  if (reason === 'exit code 0') return lines
  const said = lines.filter((line) => !/^\s+at |^$/.test(line)).slice(0, 12)
  throw new PlainError(`${script} failed (${reason}).\n${said.join('\n')}`)
}

const READY_SECONDS = 60

async function untilReady(address: string, web: Kept, { dev, ending }: Launch): Promise<void> {
  for (let waited = 0; !ending.stopping(); waited += 0.1) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) })
      if (answer.status === 200) return
    } catch {
      // Not yet.
    }
    // A developer mends it and saves.
    if (!dev && (web.deaths() >= 3 || waited > READY_SECONDS)) throw new PlainError('The web process cannot start.')
    await sleep(100)
  }
}
