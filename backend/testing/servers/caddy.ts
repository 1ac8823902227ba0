import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram } from '#testing/has-program'
import { pollUntil } from '#testing/poll-until'
import { getFreePort } from './server-process.ts'

export const isCaddyInstalled = hasProgram('caddy')

export type Caddy = { origin: string; pid: number; folder: string; getLog: () => string; close: () => Promise<void> }

/**
 * The real load balancer with ops/Caddyfile in front of a web process; `env` as docker-compose.yml sets it. Its
 * certificates are in `folder`.
 */
export async function startCaddy(webPort: number, env: Record<string, string> = {}): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'tunemaker-caddy-'))
  const origin = `http://127.0.0.1:${await getFreePort()}`
  // Not a pipe: reading a line for each request would cost the caller more than the request.
  const logFile = join(folder, 'caddy.log')
  const log = openSync(logFile, 'a')
  const getLog = () => readFileSync(logFile, 'utf8')
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'ops/Caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: origin,
      WEB_HOST: 'localhost',
      WEB_PORT: String(webPort),
      CADDY_ADMIN: `127.0.0.1:${await getFreePort()}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', log],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  closeSync(log)
  const close = async () => {
    child.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = async () =>
    env['HTTP_PORT'] ? getLog().includes('serving initial configuration') : (await fetch(`${origin}/readyz`)).ok
  await pollUntil('caddy', 30, isReady).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { origin, pid: child.pid ?? 0, folder, getLog, close }
}
