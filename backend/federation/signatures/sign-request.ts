import { createHash, sign } from 'node:crypto'
import { buildKeyId } from '../actor.ts'
import { getActorKey } from './actor-key.ts'

/**
 * The headers of a request signed by an artist, as Mastodon and its kin read them (draft-cavage-http-signatures-12,
 * rsa-sha256): request line, host, date and, with a body, its digest.
 */
export async function buildSignedHeaders(
  artistId: string,
  { method, url, body }: { method: 'GET' | 'POST'; url: string; body?: string },
): Promise<Record<string, string>> {
  const { host, pathname, search } = new URL(url)
  const signed: Record<string, string> = {
    '(request-target)': `${method.toLowerCase()} ${pathname}${search}`,
    host,
    date: new Date().toUTCString(),
    ...(body === undefined
      ? {}
      : {
          digest: `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
          'content-type': 'application/activity+json',
        }),
  }
  const { privateKey } = await getActorKey(artistId)
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64')
  const { '(request-target)': _target, ...headers } = signed
  return {
    ...headers,
    accept: 'application/activity+json',
    signature: `keyId="${buildKeyId(artistId)}",algorithm="rsa-sha256",headers="${Object.keys(signed).join(' ')}",signature="${signature}"`,
  }
}
