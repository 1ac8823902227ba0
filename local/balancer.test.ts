import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TLSSocket, connect } from 'node:tls'
import { expect, test } from 'vitest'
import { pollUntil } from '#testing/poll-until'
import { isCaddyInstalled, startCaddy } from '#testing/servers/caddy'
import { getFreePort } from '#testing/servers/server-process'

test.skipIf(!isCaddyInstalled)(
  'with a name, the load balancer has a certificate, sends visitors there, and tells the product (skipped where caddy is not installed)',
  async () => {
    const received: IncomingHttpHeaders[] = []
    const web = createServer(({ headers }, answer) => {
      received.push(headers)
      answer.end('here')
    }).listen(0, '127.0.0.1')
    await once(web, 'listening')
    const [httpPort, httpsPort] = [await getFreePort(), await getFreePort()]
    // As a public name, but for who signs: Caddy itself.
    const caddy = await startCaddy((web.address() as AddressInfo).port, {
      SITE_ADDRESS: 'localhost',
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
    })
    try {
      const authority = join(caddy.folder, 'caddy/pki/authorities/local/root.crt')
      const request = () => {
        const sent = get(`https://localhost:${httpsPort}/home`, { ca: readFileSync(authority), agent: false })
        return once(sent, 'response') as Promise<[IncomingMessage]>
      }
      await pollUntil('certificate', 30, async () => (await request())[0].resume().statusCode === 200)
      const [answer] = await request()
      expect([answer.statusCode, await text(answer)]).toEqual([200, 'here'])
      expect((answer.socket as TLSSocket).getProtocol()).toBe('TLSv1.3')
      expect(received.at(-1)).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/) as string,
        'x-forwarded-host': `localhost:${httpsPort}`,
      })

      const plain = await fetch(`http://localhost:${httpPort}/home?a=b`, { redirect: 'manual' })
      expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/home?a=b'])

      // Level 0, so that it is the server who refuses.
      const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
      const old = connect({ host: 'localhost', port: httpsPort, servername: 'localhost', ...versions })
      const [refusal] = (await once(old, 'error')) as [Error]
      expect(refusal.message).toContain('alert protocol version')
    } finally {
      await caddy.close()
      web.close()
    }
  },
)
