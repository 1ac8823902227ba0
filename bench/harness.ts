import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { getFreePort } from '#local/supervisor/free-port'
import { startPostgres } from '#local/postgres/start-postgres'
import { WEB_NODE_OPTIONS } from '#local/supervisor/node-options'
import { type ChildServer, closeProcess, runScript, startChild, startNode, toProjectPath } from './child-process.ts'
import { SONGS_BESIDE_OTHERS, createData } from './data.ts'
import type { Harness } from './case.ts'

/**
 * Starts PostgreSQL with production durability (every commit on disk), the stub provider and our web process. `close`
 * stops all of them. `filledDataDir` is a folder that seed:large filled; its database is changed.
 */
export async function startHarness(
  say: (line: string) => void,
  filledDataDir?: string,
): Promise<Harness & { close(): Promise<void> }> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const dataDir = filledDataDir ?? (await mkdtemp(join(tmpdir(), 'tunemaker-bench-')))
    if (!filledDataDir) closing.push(() => rm(dataDir, { recursive: true, force: true }))
    const postgres = await startPostgres({ dataDir })
    closing.push(() => postgres.stop())
    const provider = await startChild('stub-provider.ts', { env: {} })
    closing.push(() => provider.stop())

    const env = buildEnvironment(dataDir, postgres.url, provider)
    say('Making the data …')
    await runScript('backend/database/run-migrations.ts', { env })
    const sql = new pg.Client(postgres.url)
    await sql.connect()
    closing.push(() => sql.end())
    const data = await createData(sql, filledDataDir ? SONGS_BESIDE_OTHERS : undefined)
    await sql.query('VACUUM ANALYZE')

    const web = await startWeb(env)
    closing.push(() => web.stop())
    return { webPort: web.port, webPid: web.pid, dataDir, env, sql, data, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts a web process as the product does. */
export async function startWeb(env: Record<string, string>): Promise<Omit<ChildServer, 'ask'>> {
  const port = await getFreePort()
  // For profiling, for example BENCH_NODE_FLAGS=--cpu-prof.
  const flags = [...WEB_NODE_OPTIONS.split(' '), ...(process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [])]
  const web = startNode(toProjectPath('backend/main.ts'), { env: { ...env, PORT: String(port) }, flags })
  await ensureReady(web, port)
  return { port, pid: web.pid ?? 0, stop: () => closeProcess(web) }
}

function buildEnvironment(dataDir: string, databaseUrl: string, provider: ChildServer): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // Clients set X-Forwarded-For to simulate different addresses.
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://tunemaker.example',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAYPAL_CLIENT_ID: 'bench',
    PAYPAL_CLIENT_SECRET: 'bench',
    PAYPAL_WEBHOOK_ID: 'bench',
    PAYPAL_API_URL: `http://127.0.0.1:${provider.port}`,
    ADMIN_PASSWORD: 'admin-password',
    OPERATOR_PASSWORD: 'operator-password',
  }
}

/** Waits as long as the process lives: on a busy machine a start takes what it takes. */
async function ensureReady(web: ChildProcess, port: number): Promise<void> {
  while (web.exitCode === null && web.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the web process exited with ${web.exitCode ?? web.signalCode}`)
}
