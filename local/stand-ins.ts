import { join } from 'node:path'
import { z } from 'zod'
import { firstFreePort, freePort } from './free-port.ts'
import { type Kept, keepRunning } from './keep-running.ts'
import { type NodeProcessOptions, type Running, startNode } from './node-process.ts'
import { PlainError } from './plain-error.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

type Say = (line: string) => void
type Start = Pick<NodeProcessOptions, 'env' | 'processes' | 'onLine'>

export interface StandIn<Facts> {
  kept: Kept
  facts: Facts
}

/** PostgreSQL in DATA_DIR; after a crash it comes back on the same port. */
export async function keepDatabase(dataDir: string, say: Say): Promise<StandIn<{ url: string }>> {
  let server: RunningPostgres | undefined
  const kept = await keepRunning(
    'database',
    async (): Promise<Running> => {
      const started = await startPostgres({ dataDir, log: say, ...(server && { port: server.port }) })
      server = started
      return {
        exited: started.exited.then(() => 'it ended'),
        stop: () => started.stop(),
        kill: () => killAtOnce(started.pid),
      }
    },
    say,
  )
  return { kept, facts: { url: server?.url ?? '' } }
}

/** SIGQUIT: the end that costs a recovery and no data. */
function killAtOnce(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Gone meanwhile.
  }
}

const simulatorFacts = z.object({
  url: z.string(),
  scriptUrl: z.string(),
  certOrigin: z.string(),
  certCaFile: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.string(),
})

/** The PayPal simulator, which delivers its events to `webPort`. Returns what the product has to know of it. */
export async function keepSimulator(
  options: Start & { dataDir: string; wishedPort: number; webhookUrl: string },
  say: Say,
): Promise<StandIn<Record<string, string>>> {
  const port = await firstFreePort([options.wishedPort])
  const { kept, facts } = await keepStandIn('PayPal simulator', 'local/paypal-simulator/main.ts', simulatorFacts, say, {
    ...options,
    env: {
      ...options.env,
      PAYPAL_SIM_PORT: String(port),
      PAYPAL_SIM_DATA: join(options.dataDir, 'paypal'),
      PAYPAL_SIM_WEBHOOK_URL: options.webhookUrl,
    },
  })
  return {
    kept,
    facts: {
      PAYPAL_CLIENT_ID: facts.clientId,
      PAYPAL_CLIENT_SECRET: facts.clientSecret,
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_WEBHOOK_ID: facts.webhookId,
      PAYPAL_API_URL: facts.url,
      PAYPAL_SCRIPT_URL: facts.scriptUrl,
      PAYPAL_CERT_ORIGIN: facts.certOrigin,
      PAYPAL_CERT_CA: facts.certCaFile,
    },
  }
}

const mailboxFacts = z.object({ smtpUrl: z.string(), url: z.string() })

export async function keepMailbox(
  options: Start & { dataDir: string; wishedPort: number },
  say: Say,
): Promise<StandIn<{ smtpUrl: string; url: string }>> {
  const [httpPort, smtpPort] = [await firstFreePort([options.wishedPort]), await freePort()]
  return keepStandIn('mailbox', 'local/mailbox-main.ts', mailboxFacts, say, {
    ...options,
    env: {
      ...options.env,
      MAILBOX_DATA: options.dataDir,
      MAILBOX_HTTP_PORT: String(httpPort),
      MAILBOX_SMTP_PORT: String(smtpPort),
    },
  })
}

/** The ports are fixed before, so a restarted one is where the others look for it. */
async function keepStandIn<Facts>(
  name: string,
  script: string,
  shape: z.ZodType<Facts>,
  say: Say,
  options: Start,
): Promise<StandIn<Facts>> {
  let facts: Facts | undefined
  const kept = await keepRunning(
    name,
    async () => {
      const child = startNode({ script, env: options.env, processes: options.processes })
      try {
        facts = shape.parse(await child.facts)
      } catch (error) {
        child.kill()
        throw new PlainError(`The ${name} cannot start: ${error instanceof Error ? error.message : String(error)}`)
      }
      return child
    },
    say,
  )
  if (facts === undefined) throw new Error(`the ${name} said nothing`)
  return { kept, facts }
}
