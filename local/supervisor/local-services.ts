import { join } from 'node:path'
import { z } from 'zod'
import { getFirstFreePort, getFreePort } from './free-port.ts'
import { type SupervisedProcess, startSupervisedProcess } from './start-supervised-process.ts'
import { type NodeProcessOptions, type RunningProcess, startNodeProcess } from './start-node-process.ts'
import { CliError } from '#local/cli/output/cli-error'
import { type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'

type Print = (line: string) => void
type StartOptions = Pick<NodeProcessOptions, 'env' | 'processes' | 'onLine'>

export interface LocalService<Facts> {
  process: SupervisedProcess
  facts: Facts
}

/** PostgreSQL in DATA_DIR; restarts on the same port after a crash. */
export async function startDatabaseService(dataDir: string, say: Print): Promise<LocalService<{ url: string }>> {
  let server: RunningPostgres | undefined
  const kept = await startSupervisedProcess(
    'database',
    async (): Promise<RunningProcess> => {
      const started = await startPostgres({ dataDir, log: say, ...(server && { port: server.port }) })
      server = started
      return {
        exited: started.exited.then(() => 'it ended'),
        stop: () => started.stop(),
        kill: () => stopImmediately(started.pid),
      }
    },
    say,
  )
  return { process: kept, facts: { url: server?.url ?? '' } }
}

/** SIGQUIT: an immediate shutdown that needs recovery but loses no data. */
function stopImmediately(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Already gone.
  }
}

const simulatorReadyLine = z.object({ settings: z.record(z.string(), z.string()) })

/** The PayPal simulator, which sends its events to `webhookUrl`. Returns the settings the product needs for it. */
export async function startSimulatorService(
  options: StartOptions & { dataDir: string; wishedPort: number; webhookUrl: string },
  say: Print,
): Promise<LocalService<Record<string, string>>> {
  const port = await getFirstFreePort([options.wishedPort])
  const { process, facts } = await startService(
    'PayPal simulator',
    'local/paypal-simulator/main.ts',
    simulatorReadyLine,
    say,
    {
      ...options,
      env: {
        ...options.env,
        PAYPAL_SIM_PORT: String(port),
        PAYPAL_SIM_DATA: join(options.dataDir, 'paypal'),
        PAYPAL_SIM_WEBHOOK_URL: options.webhookUrl,
      },
    },
  )
  return {
    process,
    facts: { ...facts.settings, PAYPAL_ENVIRONMENT: 'sandbox' },
  }
}

const mailboxReadyLine = z.object({ smtpUrl: z.string(), url: z.string() })

export async function startMailboxService(
  options: StartOptions & { dataDir: string; wishedPort: number },
  say: Print,
): Promise<LocalService<{ smtpUrl: string; url: string }>> {
  const [httpPort, smtpPort] = [await getFirstFreePort([options.wishedPort]), await getFreePort()]
  return startService('mailbox', 'local/mailbox/main.ts', mailboxReadyLine, say, {
    ...options,
    env: {
      ...options.env,
      MAILBOX_DATA: options.dataDir,
      MAILBOX_HTTP_PORT: String(httpPort),
      MAILBOX_SMTP_PORT: String(smtpPort),
    },
  })
}

/** Ports are fixed in advance, so that a restarted service keeps its address. */
async function startService<Facts>(
  name: string,
  script: string,
  shape: z.ZodType<Facts>,
  say: Print,
  options: StartOptions,
): Promise<LocalService<Facts>> {
  let facts: Facts | undefined
  const kept = await startSupervisedProcess(
    name,
    async () => {
      const child = startNodeProcess({ script, env: options.env, processes: options.processes })
      try {
        facts = shape.parse(await child.facts)
      } catch (error) {
        child.kill()
        throw new CliError(`The ${name} cannot start: ${error instanceof Error ? error.message : String(error)}`)
      }
      return child
    },
    say,
  )
  if (facts === undefined) throw new Error(`the ${name} printed no ready line`)
  return { process: kept, facts }
}
