import { Resolver } from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '#runtime/config'
import { isPublicAddress } from './is-public-address.ts'
import { parseOutgoingUrl, sendOutgoingRequest } from './send-outgoing-request.ts'

const servers: Server[] = []

afterEach(() => {
  config.PRIVATE_RECEIVERS = []
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Every name has these addresses. */
function resolveTo(...addresses: string[]): void {
  const answer = (found: string[]) => () =>
    found.length > 0 ? Promise.resolve(found) : Promise.reject(new Error('queryA ENODATA'))
  // Of the overloads, the one with nothing but a name.
  vi.spyOn(Resolver.prototype as { resolve4: (name: string) => Promise<string[]> }, 'resolve4').mockImplementation(
    answer(addresses.filter((one) => isIPv4(one))),
  )
  vi.spyOn(Resolver.prototype as { resolve6: (name: string) => Promise<string[]> }, 'resolve6').mockImplementation(
    answer(addresses.filter((one) => isIPv6(one))),
  )
}

const send = (url: string, fields = {}) => sendOutgoingRequest({ url, method: 'POST', body: '{}', ...fields })

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('that is not of the public internet is none: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'of the public internet is one: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('of this machine is none', () => {
    for (const own of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
      expect(isPublicAddress(own.address), own.address).toBe(false)
  })

  test.each([
    'http://shop.example/hook',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://user:secret@shop.example/',
    'https://shop.example:25/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'shop.example',
  ])('is refused before anything is sent: %s', async (url) => {
    expect(() => parseOutgoingUrl(url)).toThrow(/address|port/)
    await expect(send(url)).rejects.toThrow(/address|port/)
  })
})

describe('a request', () => {
  test.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['::1'],
    // One that is public does not help the others: the system would try the next.
    ['93.184.215.14', '127.0.0.1'],
    ['93.184.215.14', '::1'],
    ['127.0.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  ])('never connects to a name with the addresses %s %s', async (...addresses) => {
    resolveTo(...addresses.filter(Boolean))
    await expect(send('https://rebound.example:8443/')).rejects.toThrow('rebound.example is not on the public internet')
  })

  test('to a name that the DNS does not have fails with what the name server said', async () => {
    resolveTo()
    await expect(send('https://nowhere.example/')).rejects.toThrow('ENODATA')
  })

  test('to localhost is refused, though something listens there', async () => {
    let asked = 0
    const origin = await startServer((_request, response) => {
      asked++
      response.end()
    })
    await expect(send(origin.replace('http://127.0.0.1', 'https://localhost'))).rejects.toThrow('public internet')
    await expect(send(origin)).rejects.toThrow('https://')
    expect(asked).toBe(0)
  })

  test('returns the answer of a receiver that is configured', async () => {
    const origin = await startServer((request, response) => {
      request.pipe(response.writeHead(201, { 'x-seen': request.headers['x-mine'] }))
    })
    config.PRIVATE_RECEIVERS = [origin]
    const answer = await send(`${origin}/hook`, { body: 'hello', headers: { 'x-mine': 'yes' } })
    expect(answer).toMatchObject({ status: 201, body: 'hello', headers: { 'x-seen': 'yes' } })
  })

  test('does not follow a redirect, least of all into our network', async () => {
    let followed = 0
    const inner = await startServer((_request, response) => {
      followed++
      response.end('secret')
    })
    const outer = await startServer((_request, response) => {
      response.writeHead(307, { location: inner }).end()
    })
    config.PRIVATE_RECEIVERS = [outer]
    expect(await send(outer)).toMatchObject({ status: 307, body: '' })
    expect(followed).toBe(0)
  })

  test.each([
    ['answers nothing', () => {}],
    ['stops in the middle of its answer', (_request, response) => void response.writeHead(200).write('a')],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write('a'), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ] satisfies [string, RequestListener][])('ends in time with a receiver that %s', async (_what, answer) => {
    const origin = await startServer(answer)
    config.PRIVATE_RECEIVERS = [origin]
    await expect(send(origin, { timeoutMs: 300 })).rejects.toThrow(/time|within/)
  })

  test('reads no more of an endless answer than it may', async () => {
    let written = 0
    const origin = await startServer((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384
      }
      response.on('drain', more)
      more()
    })
    config.PRIVATE_RECEIVERS = [origin]
    await expect(send(origin)).rejects.toThrow('longer than 65536 bytes')
    expect(written).toBeLessThan(64 * 1024 * 1024)
  })
})
