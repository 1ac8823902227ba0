import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import pg from 'pg'
import { freePort } from '#local/free-port'
import { startPostgres } from '#local/postgres'
import { type Child, fromRoot, spawnNode, startChild, stopProcess } from './child.ts'
import { makeData } from './data.ts'
import type { Stage } from './row.ts'

/** Starts PostgreSQL as in production (every commit on disk), the stub provider and our web process; `close` ends it all. */
export async function openStage(say: (line: string) => void): Promise<Stage & { close(): Promise<void> }> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'tunemaker-bench-'))
    closing.push(() => rm(dataDir, { recursive: true, force: true }))
    const postgres = await startPostgres({ dataDir })
    closing.push(() => postgres.stop())
    const provider = await startChild('stub-provider.ts', { env: {} })
    closing.push(() => provider.stop())

    const webPort = await freePort()
    const env = environment(webPort, dataDir, postgres.url, provider)
    say('Making the data …')
    await run('backend/platform/migrate.ts', env)
    const sql = new pg.Client(postgres.url)
    await sql.connect()
    closing.push(() => sql.end())
    const data = await makeData(sql)
    await sql.query('VACUUM ANALYZE')

    // For example BENCH_NODE_FLAGS=--cpu-prof, to see where the time goes.
    const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? []
    const web = spawnNode(fromRoot('backend/main.ts'), { env, flags })
    closing.push(() => stopProcess(web))
    await untilReady(webPort)
    return { webPort, webPid: web.pid ?? 0, dataDir, env, sql, data, close }
  } catch (error) {
    await close()
    throw error
  }
}

function environment(port: number, dataDir: string, databaseUrl: string, provider: Child): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    // Whoever comes from an address of their own says so, as behind a proxy.
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

async function run(path: string, env: Record<string, string>): Promise<void> {
  const [code] = (await once(spawnNode(fromRoot(path), { env }), 'exit')) as [number]
  if (code !== 0) throw new Error(`${path} ended with ${code}`)
}

async function untilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; ;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('the web process did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
