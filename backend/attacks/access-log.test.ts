import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { pollUntil } from '#testing/poll-until'
import { isCaddyInstalled, startCaddy } from '#testing/servers/caddy'

test.skipIf(!isCaddyInstalled)(
  'the load balancer’s log has no token, code or session of anybody (skipped where caddy is not installed)',
  async () => {
    const web = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1')
    await once(web, 'listening')
    const caddy = await startCaddy((web.address() as AddressInfo).port)
    try {
      await fetch(`${caddy.origin}/enter?token=SECRET-1&code=SECRET-2&from=mail`, {
        headers: { cookie: 'tm_session=SECRET-3', 'x-admin-session': 'SECRET-4', referer: `http://x/?token=SECRET-5` },
      })
      await pollUntil('the line', 10, () => Promise.resolve(caddy.getLog().includes('/enter?')))
      expect(caddy.getLog()).toMatch(/\/enter\?[^"]*from=mail/)
      expect(caddy.getLog()).not.toContain('SECRET-')
    } finally {
      await caddy.close()
      web.close()
    }
  },
)
