import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pollUntil } from '#testing/poll-until'
import { getFreePort } from '#testing/servers/server-process'

const isCaddyInstalled = spawnSync('caddy', ['version']).status === 0

test.skipIf(!isCaddyInstalled)(
  'the load balancer’s log has no token, code or session of anybody (skipped where caddy is not installed)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tunemaker-caddy-'))
    const web = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1')
    const port = await getFreePort()
    const site = `http://127.0.0.1:${port}`
    let log = ''
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'ops/Caddyfile'], {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_ADDRESS: site,
        WEB_HOST: 'localhost',
        WEB_PORT: String((web.address() as AddressInfo).port),
        CADDY_ADMIN: `127.0.0.1:${await getFreePort()}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    caddy.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    try {
      await pollUntil('caddy', 30, async () => (await fetch(`${site}/ready`)).ok)
      await fetch(`${site}/enter?token=SECRET-1&code=SECRET-2&from=mail`, {
        headers: { cookie: 'tm_session=SECRET-3', 'x-admin-session': 'SECRET-4', referer: `${site}/?token=SECRET-5` },
      })
      await pollUntil('the line', 10, () => Promise.resolve(log.includes('/enter?')))
      expect(log).toMatch(/\/enter\?[^"]*from=mail/)
      expect(log).not.toContain('SECRET-')
    } finally {
      caddy.kill()
      web.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
