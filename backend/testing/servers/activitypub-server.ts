import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { sendActivityJob } from '#jobs/federation'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendActivity } from '#module/federation'
import { startQueue } from '#queue/queue'
import { config } from '#runtime/config'
import { getServerOrigin } from '#testing/servers/app-server'

// Another server, written from the specifications and not with the product's code: WebFinger, ActivityPub and
// draft-cavage-http-signatures-12 as Mastodon uses it.

export type Actor = { id: string; inbox: string; publicKey: { id: string; publicKeyPem: string } }
type Activity = { type: string; actor: string; object: Record<string, unknown> }
export type Received = { path: string; headers: IncomingHttpHeaders; body: string; activity: Activity }

export class ActivityPubServer {
  readonly received: Received[] = []
  readonly asked: string[] = []
  status = 202
  /** What its actors say instead. */
  changes: Record<string, unknown> = {}
  /** The accounts that were deleted, and their keys with them. */
  readonly gone = new Set<string>()
  /** Until then it answers nothing. */
  held: Promise<void> | undefined
  origin = ''
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  #server: Server | undefined

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const body = await text(request)
      const path = request.url ?? ''
      this.asked.push(path)
      if (request.method === 'GET') {
        await this.held
        const name = /^\/users\/(\w+)$/.exec(path)?.[1]
        const isGone = name !== undefined && this.gone.has(name)
        const actor = name && !isGone ? this.buildActor(name) : undefined
        response.writeHead(isGone ? 410 : actor ? 200 : 404, { 'content-type': 'application/activity+json' })
        return response.end(JSON.stringify(actor))
      }
      this.received.push({ path, headers: request.headers, body, activity: JSON.parse(body) as Activity })
      await this.held
      return response.writeHead(this.status).end()
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close = () => this.#server?.close()

  /** What an actor sent to it, in order. */
  listReceived = (type: string, from: Actor) =>
    this.received.filter(({ activity }) => activity.type === type && activity.actor === from.id)

  url = (name: string) => `${this.origin}/users/${name}`

  buildActor(name: string) {
    const id = this.url(name)
    return {
      '@context': 'https://www.w3.org/ns/activitystreams',
      id,
      type: 'Person',
      inbox: `${id}/inbox`,
      endpoints: { sharedInbox: `${this.origin}/inbox` },
      publicKey: {
        id: `${id}#main-key`,
        owner: id,
        publicKeyPem: this.keys.publicKey.export({ type: 'spki', format: 'pem' }),
      },
      ...this.changes,
    }
  }

  buildFollow(name: string, object: string) {
    return {
      '@context': 'https://www.w3.org/ns/activitystreams',
      id: `${this.origin}/${randomUUID()}`,
      type: 'Follow',
      actor: this.url(name),
      object,
    }
  }

  /** Sends a signed activity; `change` spoils what was signed. */
  async send(inbox: string, name: string, activity: object, change: Change = {}): Promise<number> {
    const body = JSON.stringify(activity)
    const { pathname, host } = new URL(inbox)
    const values: Record<string, string> = {
      '(request-target)': `post ${pathname}`,
      host: change.host ?? host,
      date: (change.date ?? new Date()).toUTCString(),
      digest: `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
    }
    const names = change.covered ?? Object.keys(values)
    const signed = names.map((one) => `${one}: ${values[one] ?? ''}`).join('\n')
    const signature = sign('sha256', Buffer.from(signed), change.key ?? this.keys.privateKey).toString('base64')
    const keyId = change.keyId ?? `${this.url(name)}#main-key`
    const answer = await fetch(inbox, {
      method: 'POST',
      body: change.body ?? body,
      headers: {
        'content-type': 'application/activity+json',
        date: values['date'] ?? '',
        digest: values['digest'] ?? '',
        ...(change.unsigned
          ? {}
          : {
              signature: `keyId="${keyId}",algorithm="rsa-sha256",headers="${names.join(' ')}",signature="${signature}"`,
            }),
      },
    })
    return answer.status
  }
}

export type Change = {
  host?: string
  date?: Date
  covered?: string[]
  key?: ActivityPubServer['keys']['privateKey']
  keyId?: string
  body?: string
  unsigned?: boolean
}

/** Starts another server, which may be asked, and the product under the address of the test server. */
export function startActivityPubServer(): ActivityPubServer {
  const remote = new ActivityPubServer()
  const publicUrl = config.PUBLIC_URL
  beforeAll(async () => {
    await remote.start()
    config.PUBLIC_URL = getServerOrigin()
  })
  beforeEach(() => {
    config.PRIVATE_RECEIVERS = [remote.origin]
    Object.assign(remote, { status: 202, changes: {}, held: undefined })
  })
  afterAll(() => {
    remote.close()
    config.PUBLIC_URL = publicUrl
    config.PRIVATE_RECEIVERS = []
  })
  return remote
}

export const getJson = async <T>(url: string) =>
  (await fetch(url, { headers: { accept: 'application/activity+json' } })).json() as Promise<T>

/** Finds an artist as somebody who types `@name@host` does. */
export async function findActor(artistId: string): Promise<Actor> {
  const { host } = new URL(config.PUBLIC_URL)
  const found = await getJson<{ subject: string; links: { rel: string; href: string }[] }>(
    `${config.PUBLIC_URL}/.well-known/webfinger?resource=acct:${artistId}@${host}`,
  )
  return getJson<Actor>(found.links.find(({ rel }) => rel === 'self')?.href ?? '')
}

/** Works on the deliveries that wait, without the pauses between the tries. */
export async function sendActivities(): Promise<void> {
  const { name, payload } = sendActivityJob
  await sql(db, `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'created'`, [name])
  const boss = await startQueue()
  for (const job of await boss.fetch(name, { batchSize: 50 })) {
    await sendActivity(payload.parse(job.data))
    await boss.complete(name, job.id)
  }
}

/** Verifies as a receiver does: by the key that the actor's own document shows. */
export function isSignedBy({ publicKey }: Actor, { path, headers, body }: Received): boolean {
  const fields: Record<string, string | undefined> = Object.fromEntries(
    [...String(headers['signature']).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const names = (fields['headers'] ?? '').split(' ')
  expect(names).toEqual(expect.arrayContaining(['(request-target)', 'host', 'date', 'digest']))
  expect(headers['digest']).toBe(`SHA-256=${createHash('sha256').update(body).digest('base64')}`)
  expect(fields['keyId']).toBe(publicKey.id)
  const signed = names
    .map((name) => `${name}: ${name === '(request-target)' ? `post ${path}` : String(headers[name])}`)
    .join('\n')
  const key = createPublicKey(publicKey.publicKeyPem)
  return verify('sha256', Buffer.from(signed), key, Buffer.from(fields['signature'] ?? '', 'base64'))
}
