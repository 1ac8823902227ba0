import { join } from 'node:path'
import { isFrontendStale } from '#local/cli/frontend/build-frontend'
import {
  createDemoCopy,
  deleteDemoCopies,
  deleteOrphanedJournal,
  isSeeded,
  applyDemoCopy,
  listRedeemableKeymails,
  assertDatabaseReachable,
} from '#local/seed/demo-database'
import type { Shutdown } from './shutdown.ts'
import { getFirstFreePort, getFreePort } from './free-port.ts'
import { type SupervisedProcess, startSupervisedProcess } from './start-supervised-process.ts'
import { createLogFormatter, parseLogRecord } from '#local/cli/output/log-formatter'
import { startNodeProcess } from './start-node-process.ts'
import { CliError } from '#local/cli/output/cli-error'
import type { Settings } from '#local/cli/settings'
import { assertPortAvailable } from './free-port.ts'
import type { Reporter } from '#local/cli/output/reporter'
import { startDatabaseService, startMailboxService, startSimulatorService } from './local-services.ts'
import { pollReadiness } from './poll-readiness.ts'
import type { ProcessRegistry } from './process-registry.ts'
import {
  type DevelopmentCredentials,
  getCredentials,
  formatWelcome,
  updateCredentials,
} from '#local/cli/development-credentials'
import { MALLOC_SETTINGS, WEB_NODE_OPTIONS, WORKER_NODE_OPTIONS } from './node-options.ts'

export interface LaunchContext {
  settings: Settings
  /** Serve pages from Vite with reload instead of built ones, and restart processes when their code changes. */
  dev: boolean
  reporter: Reporter
  shutdown: Shutdown
  processes: ProcessRegistry
}

type Env = NodeJS.ProcessEnv

/** Starts everything and returns the two processes of the product. */
export async function startAll(run: LaunchContext): Promise<SupervisedProcess[]> {
  const { settings, dev, reporter, shutdown } = run
  const { print, withProgress } = reporter
  await run.processes.stopOrphans()
  const port = settings.port === 0 ? await getFreePort() : settings.port
  await assertPortAvailable(port, settings.host)
  if (settings.databaseUrl) await assertDatabaseReachable(settings.databaseUrl)
  const webPort = dev ? await getFirstFreePort([port + 3]) : port
  const url = process.env['PUBLIC_URL'] ? settings.publicUrl : `http://localhost:${port}`
  const welcome: DevelopmentCredentials = { ...getCredentials(settings.dataDir), url }
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
  // Stored before anybody can use them.
  updateCredentials(settings.dataDir, welcome)

  const pages = dev ? Promise.resolve() : buildStaleFrontend(run, env)
  // Awaited below; until then a rejection must not count as unhandled.
  pages.catch(() => {})
  const mailbox = settings.smtpUrl ? undefined : startMailbox(run, env, port + 2)
  mailbox?.catch(() => {})
  // The embedded database's owner migrates and loads the demo data; the product signs in with fewer rights.
  const databaseUrl = settings.databaseUrl ?? (await withProgress('Starting the database', startDatabase(run)))
  const productUrl = settings.databaseUrl ?? buildProductUrl(databaseUrl)
  const migrationUrl = settings.databaseUrl ? env.MIGRATION_DATABASE_URL : databaseUrl
  env = { ...env, DATABASE_URL: productUrl, MIGRATION_DATABASE_URL: '' }
  await withProgress(
    'Bringing the database up to date',
    runScript(run, 'backend/database/run-migrations.ts', { ...env, MIGRATION_DATABASE_URL: migrationUrl ?? '' }),
  )
  const isNew = settings.demo && !settings.paypalIsReal && !(await isSeeded(databaseUrl))
  const webhookUrl = `http://${settings.localHost}:${webPort}/paypal/webhook`
  if (!settings.paypalIsReal) {
    if (isNew) await deleteOrphanedJournal(databaseUrl, join(settings.dataDir, 'paypal'))
    env = { ...env, ...(await startSimulator(run, env, port + 1, webhookUrl)) }
  }
  if (mailbox) {
    const { smtpUrl, url: mailboxUrl } = await mailbox
    env = { ...env, SMTP_URL: smtpUrl }
    welcome.mailbox = mailboxUrl
  }
  if (isNew) {
    // The seed settles its sales itself, and nobody answers at the webhook's address yet.
    await updateSubscription(env, webhookUrl, [])
    await withProgress(
      'Recording the demo songs and selling the first copies',
      seedDemoDatabase(run, { ...env, DATABASE_URL: databaseUrl }, welcome),
    )
    await updateSubscription(env, webhookUrl, ['*'])
  }
  welcome.keymails = await listRedeemableKeymails(databaseUrl, welcome.keymails)
  updateCredentials(settings.dataDir, welcome)
  await pages

  if (shutdown.isStopping()) return []
  // What Node compiled is kept: from the second start on the processes are ready in less time and memory.
  env = { ...env, NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] ?? join(settings.dataDir, 'compile-cache') }
  const web = await startProductProcess(run, 'web', 'backend/main.ts', addNodeOptions(env, WEB_NODE_OPTIONS))
  const worker = await startProductProcess(run, 'worker', 'worker/main.ts', addNodeOptions(env, WORKER_NODE_OPTIONS))
  if (dev) await startViteServer(run, { ...env, PORT: String(port), WEB_PORT: String(webPort) })
  const readinessUrl = `http://${settings.localHost}:${webPort}/readyz`
  await withProgress(
    'Starting web and worker',
    pollReadiness({
      check: () => getReadinessProblem(readinessUrl),
      process: web,
      isStopping: () => shutdown.isStopping(),
      print,
      forever: dev,
    }),
  )
  for (const line of formatWelcome(welcome, { simulator: !settings.paypalIsReal })) print(line)
  return [web, worker]
}

const addNodeOptions = (env: Env, options: string): Env => ({
  ...env,
  ...MALLOC_SETTINGS,
  NODE_OPTIONS: [env['NODE_OPTIONS'], options].filter(Boolean).join(' '),
})

async function buildStaleFrontend(run: LaunchContext, env: Env): Promise<void> {
  if (!isFrontendStale()) return
  await run.reporter.withProgress('Building the pages', runScript(run, 'local/cli/frontend/build-frontend.ts', env))
}

async function startDatabase({ settings, shutdown, reporter }: LaunchContext): Promise<string> {
  const database = startDatabaseService(settings.dataDir, reporter.print)
  await shutdown.add(
    'database',
    database.then(({ process }) => process),
  )
  const { url } = (await database).facts
  await deleteDemoCopies(url)
  return url
}

async function startSimulator(run: LaunchContext, env: Env, wishedPort: number, webhookUrl: string) {
  const { settings, shutdown, processes, reporter } = run
  const simulator = startSimulatorService(
    { env, processes, dataDir: settings.dataDir, wishedPort, webhookUrl },
    reporter.print,
  )
  await shutdown.add(
    'services',
    simulator.then(({ process }) => process),
  )
  return (await simulator).facts
}

async function updateSubscription(env: Env, url: string, eventTypes: string[]): Promise<void> {
  const resultLine = await fetch(`${env['PAYPAL_API_URL']}/simulator/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, eventTypes }),
  })
  if (!resultLine.ok) throw new Error(`the simulator did not accept the webhook: ${resultLine.status}`)
}

async function startMailbox(run: LaunchContext, env: Env, wishedPort: number) {
  const { settings, shutdown, processes, reporter } = run
  const mailbox = startMailboxService({ env, processes, dataDir: settings.dataDir, wishedPort }, reporter.print)
  await shutdown.add(
    'services',
    mailbox.then(({ process }) => process),
  )
  return (await mailbox).facts
}

function startProductProcess(
  { shutdown, processes, reporter }: LaunchContext,
  name: string,
  script: string,
  env: Env,
): Promise<SupervisedProcess> {
  const onLine = createLogFormatter(name, reporter.print)
  const start = () => Promise.resolve(startNodeProcess({ script, env, processes, onLine }))
  return shutdown.add('product', startSupervisedProcess(`${name} process`, start, reporter.print))
}

async function startViteServer({ shutdown, processes, reporter }: LaunchContext, env: Env): Promise<void> {
  const onLine = createLogFormatter('vite', reporter.print)
  const start = async () => {
    const child = startNodeProcess({ script: 'local/cli/frontend/dev-frontend.ts', env, processes, onLine })
    await child.facts
    return child
  }
  await shutdown.add('product', startSupervisedProcess('page server', start, reporter.print))
}

function buildProductUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = 'tunemaker_product'
  return url.href
}

/**
 * Loads the demo data completely or not at all into an embedded database. A database given by DATABASE_URL is not
 * copied.
 */
async function seedDemoDatabase(run: LaunchContext, env: Env, welcome: DevelopmentCredentials): Promise<void> {
  const { settings } = run
  const url = env['DATABASE_URL'] ?? ''
  const target = settings.databaseUrl ? url : await createDemoCopy(url)
  const lines = await runScript(run, 'local/seed/seed-demo.ts', { ...env, DATABASE_URL: target })
  const resultLine = lines.findLast((line) => parseLogRecord(line) === undefined && /^(\{.*\}|null)$/.test(line))
  const created = JSON.parse(resultLine ?? 'null') as Pick<DevelopmentCredentials, 'gKeys' | 'keymails'> | null
  if (created === null) return
  Object.assign(welcome, { gKeys: created.gKeys, keymails: created.keymails })
  // Written before the copy takes effect: the G-Keys are stored nowhere else.
  updateCredentials(settings.dataDir, welcome)
  if (!settings.databaseUrl) await applyDemoCopy(url)
}

/** Runs a script to its end and returns its output lines. */
async function runScript({ shutdown, processes }: LaunchContext, script: string, env: Env): Promise<string[]> {
  const lines: string[] = []
  const task = startNodeProcess({ script, env, processes, grace: 0, onLine: (line) => lines.push(line) })
  shutdown.addTask(task)
  const reason = await task.exited
  if (reason === 'exit code 0') return lines
  const excerpt = lines.filter((line) => !/^\s+at |^$/.test(line)).slice(0, 12)
  throw new CliError(`${script} failed (${reason}).\n${excerpt.join('\n')}`)
}

/** What the web process waits for before it is ready; undefined when it is. */
async function getReadinessProblem(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!answer) return `no answer at ${address} yet`
  if (answer.status === 200) return undefined
  const { status } = (await answer.json().catch(() => ({}))) as { status?: string }
  return status ?? `it answers ${answer.status}`
}
