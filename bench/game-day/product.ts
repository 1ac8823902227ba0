import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFauxqs } from 'fauxqs'
import { startPaypalSimulator } from '#local/paypal-simulator/server'
import { type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'
import { getFreePort } from '#local/supervisor/free-port'
import { createProcessRegistry } from '#local/supervisor/process-registry'
import { type NodeProcess, startNodeProcess } from '#local/supervisor/start-node-process'
import { startGate } from './gate.ts'
import { startMailSink } from './mail-sink.ts'

const METRICS_TOKEN = 'a-token-for-prometheus'
const DISK_SIZE = '6G'

/** What an outage takes away and gives back. */
export type Part = { remove: () => Promise<void> | void; restore: () => Promise<void> | void }

/** A disk of its own, so that filling it harms nobody else. Only root may mount it. */
function mountDisk(folder: string): Part & { path: string; unmount: () => void } {
  const [image, path] = [join(folder, 'disk.img'), join(folder, 'disk')]
  mkdirSync(path)
  execFileSync('truncate', ['-s', DISK_SIZE, image])
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  execFileSync('mount', ['-o', 'loop', image, path])
  const filler = join(path, 'filler')
  return {
    path,
    remove() {
      const [, free = '0'] = execFileSync('df', ['--output=avail', '-B1', path], { encoding: 'utf8' }).split('\n')
      execFileSync('fallocate', ['-l', free.trim(), filler])
    },
    restore: () => void execFileSync('rm', [filler]),
    unmount: () => void execFileSync('umount', ['-l', path]),
  }
}

type Running = {
  exited: Promise<unknown>
  listLastLines?: (() => string[]) | undefined
  end: () => Promise<void> | void
}

/** Starts it again whenever it ends, as docker-compose.yml does. */
class Restarted implements Part {
  readonly #start: () => Promise<Running>
  readonly #onEnd: (reason: string) => void
  #running: Running | undefined
  #isWanted = false

  /** `onEnd` hears of ends that nobody asked for. */
  constructor(start: () => Promise<Running>, onEnd: (reason: string) => void) {
    this.#start = start
    this.#onEnd = onEnd
  }

  async restore(): Promise<void> {
    this.#isWanted = true
    while (this.#isWanted) {
      try {
        const running = await this.#start()
        this.#running = running
        void running.exited.then((reason) => {
          if (this.#isWanted) this.#onEnd([String(reason), ...(running.listLastLines?.() ?? [])].join('\n'))
          return this.#restart()
        })
        return
      } catch {
        await sleep(1000)
      }
    }
  }

  async #restart(): Promise<void> {
    await sleep(1000)
    if (this.#isWanted) await this.restore()
  }

  async remove(): Promise<void> {
    this.#isWanted = false
    await this.#running?.end()
    await this.#running?.exited
  }
}

async function runMigrations(env: NodeJS.ProcessEnv, processes: ReturnType<typeof createProcessRegistry>) {
  const lines: string[] = []
  const migration = startNodeProcess({
    script: 'backend/database/run-migrations.ts',
    env,
    processes,
    onLine: (line) => lines.push(line),
  })
  const reason = await migration.exited
  if (reason !== 'exit code 0') throw new Error(`${reason}\n${lines.join('\n')}`)
}

/** A web process, a worker and everything they need, each of which can be taken away. */
export async function startProduct(folder: string) {
  const unwantedEnds: { what: string; at: number; reason: string }[] = []
  const trackEnd = (what: string) => (reason: string) => void unwantedEnds.push({ what, at: Date.now(), reason })
  const processes = createProcessRegistry(join(folder, 'processes.json'))
  const disk = mountDisk(folder)
  const simulator = await startPaypalSimulator({ dataDir: join(folder, 'paypal'), port: 0 })
  const bucket = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  const mailbox = await startMailSink()
  const paypal = await startGate(Number(new URL(simulator.url).port))
  const storage = await startGate(Number(new URL(bucket.address).port))
  const mail = await startGate(mailbox.port)

  const [databasePort, webPort, workerPort] = [await getFreePort(), await getFreePort(), await getFreePort()]
  let server: RunningPostgres | undefined
  const database = new Restarted(async () => {
    const started = await startPostgres({ dataDir: disk.path, port: databasePort })
    server = started
    return { exited: started.exited, end: () => started.stop() }
  }, trackEnd('PostgreSQL'))
  await database.restore()
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: server?.url,
    DATA_DIR: join(disk.path, 'data'),
    HOST: '127.0.0.1',
    PORT: String(webPort),
    PUBLIC_URL: `http://127.0.0.1:${webPort}`,
    TRUST_PROXY: '1',
    METRICS_TOKEN,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'game-day-admin',
    OPERATOR_PASSWORD: 'game-day-operator',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_BUCKET: 'tunemaker',
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    S3_ACCESS_KEY_ID: 'game-day',
    S3_SECRET_ACCESS_KEY: 'game-day',
    ...simulator.settings,
    PAYPAL_API_URL: `http://127.0.0.1:${paypal.port}`,
  }
  mkdirSync(env['DATA_DIR'] ?? '')
  await runMigrations(env, processes)
  const startProcess = (script: string, more: NodeJS.ProcessEnv) =>
    new Restarted(() => {
      const child: NodeProcess = startNodeProcess({ script, env: { ...env, ...more }, processes })
      return Promise.resolve({ exited: child.exited, listLastLines: child.listLastLines, end: () => child.kill() })
    }, trackEnd(script))
  const web = startProcess('backend/main.ts', {})
  const worker = startProcess('worker/main.ts', { METRICS_PORT: String(workerPort) })
  await Promise.all([web.restore(), worker.restore()])
  await fetch(`${simulator.url}/simulator/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${env['PUBLIC_URL']}/paypal/webhook`, eventTypes: ['*'] }),
  })

  return {
    env,
    origin: env['PUBLIC_URL'] ?? '',
    databaseUrl: env['DATABASE_URL'] ?? '',
    simulatorUrl: simulator.url,
    metrics: { token: METRICS_TOKEN, web: webPort, worker: workerPort },
    mails: mailbox.mails,
    /** Processes that ended by themselves, and why. */
    unwantedEnds,
    parts: {
      web,
      worker,
      database,
      mail: toPart(mail),
      paypal: toPart(paypal),
      storage: toPart(storage),
      disk,
    },
    async close() {
      await Promise.all([web.remove(), worker.remove()])
      await database.remove()
      for (const gate of [paypal, storage, mail]) gate.stop()
      mailbox.close()
      await Promise.all([simulator.close(), bucket.stop()])
      disk.unmount()
    },
  }
}

const toPart = ({ open, close }: { open: () => void; close: () => void }): Part => ({ remove: close, restore: open })
