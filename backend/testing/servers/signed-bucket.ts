import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'

/** What a bucket, or a proxy before it, may say of its own host. */
const OWN_HEADERS = { 'strict-transport-security': 'max-age=0', 'content-security-policy': 'upgrade-insecure-requests' }

export type SignedBucket = { address: string; stop: () => Promise<void> }

/**
 * An S3 server that believes a signed address only if its signature is right for the request as it arrives: for this
 * host, path and query, by Signature Version 4. Fauxqs behind it checks none.
 */
export async function startSignedBucket(secret: string): Promise<SignedBucket> {
  const bucket = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  const gate = createServer((request, answer) => {
    const signature = new URL(request.url ?? '', 'http://bucket').searchParams.get('X-Amz-Signature')
    if (signature !== null && signature !== calculateSignature(request, secret)) {
      answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const { method, headers, url } = request
    const passed = sendRequest(new URL(url ?? '', bucket.address), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...OWN_HEADERS })
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    address: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    async stop() {
      gate.closeAllConnections()
      gate.close()
      await bucket.stop()
    },
  }
}

/** Of an address that signs only its host, as S3's rules say and without the product's own code. */
function calculateSignature({ method, url, headers }: IncomingMessage, secret: string): string {
  const { pathname, searchParams } = new URL(url ?? '', 'http://bucket')
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const time = searchParams.get('X-Amz-Date') ?? ''
  const scope = (searchParams.get('X-Amz-Credential') ?? '').split('/').slice(1)
  const asked = [method, pathname, query, `host:${headers.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const hashed = createHash('sha256').update(asked).digest('hex')
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = scope.reduce<string | Buffer>((previous, part) => sign(previous, part), `AWS4${secret}`)
  return sign(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hashed].join('\n')).toString('hex')
}
