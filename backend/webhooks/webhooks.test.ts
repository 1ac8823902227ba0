import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendDeliveryJob } from '#jobs/webhooks'
import { createDeliveries, purgeDeliveries, sendDelivery } from '#module/webhooks'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { startQueue } from '#queue/queue'
import { config } from '#runtime/config'
import { captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan, refundOrderInFull } from '#testing/builders/redemption'
import type { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { pollUntil } from '#testing/poll-until'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { WEBHOOK_EVENTS, WEBHOOKS_MAX } from './contract.ts'

startTestServer()

const path = '/api/artist/webhooks'

type Message = { type: string; data: { copy?: number; copies: number; title: string; price?: string; reason?: string } }
type Received = { headers: IncomingHttpHeaders; body: string; message: Message }
type Answer = (response: ServerResponse) => void

/** A program of an artist: keeps what arrives, and answers as told. */
class Receiver {
  readonly received: Received[] = []
  answer: Answer = (response) => response.writeHead(204).end()
  #server: Server | undefined
  #port = 0

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const body = await text(request).catch(() => '')
      if (body) this.received.push({ headers: request.headers, body, message: JSON.parse(body) as Message })
      this.answer(response)
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  listIds() {
    return this.received.map(({ headers }) => String(headers['webhook-id']))
  }

  listTypes() {
    return this.received.map(({ message }) => message.type)
  }
}

let receiver: Receiver
beforeEach(async () => {
  await resetRateLimits()
  receiver = new Receiver()
  await receiver.start()
  config.PRIVATE_RECEIVERS = [receiver.origin]
})
afterEach(() => receiver.stop())

async function createWebhook(workshop: Browser, events: readonly string[] = WEBHOOK_EVENTS) {
  const { status, body } = await workshop.post(path, { url: `${receiver.origin}/hook`, events })
  expect(status).toBe(201)
  return body as { id: string; secret: string }
}

async function createWorkshop() {
  const made = await createTestArtist()
  return { ...made, workshop: await signInArtist(made.gKeyId) }
}

type Delivery = { id: string; messageId: string; type: string; state: string; tries: number; lastError: string | null }

const listDeliveries = async (workshop: Browser, id: string) =>
  (await workshop.get(`${path}/${id}/deliveries`)).body['deliveries'] as Delivery[]

const running = new Set<Promise<void>>()
afterEach(() => Promise.all(running))

/** Works on what waits in the queue, as workers do, without the pauses between the tries. */
async function work(): Promise<void> {
  const { name } = sendDeliveryJob
  await sql(db, 'UPDATE webhooks SET retry_at = NULL')
  await sql(db, `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'created'`, [name])
  const boss = await startQueue()
  for (const job of await boss.fetch(name, { batchSize: 20 })) {
    const run = sendDelivery(sendDeliveryJob.payload.parse(job.data))
      .then(() => boss.complete(name, job.id))
      .then(() => void running.delete(run))
    running.add(run)
  }
}

const pollWorking = (what: string, isSo: () => Promise<boolean>) =>
  pollUntil(what, 60, async () => {
    await work()
    return isSo()
  })

const pollStates = (workshop: Browser, id: string, state: string, count: number) =>
  pollWorking(`${count} ${state}`, async () => {
    const all = await listDeliveries(workshop, id)
    return all.length === count && all.every((one) => one.state === state)
  })

describe('a webhook is told', () => {
  test('of a sold copy, a redeemed Keymail, a refund and a sold-out edition, signed after Standard Webhooks', async () => {
    const made = await createTestKeymails(2)
    const workshop = await signInArtist(made.gKeyId)
    const { id, secret } = await createWebhook(workshop)
    const first = await redeemAsFan(made.codes[0] ?? '', 'first@example.com')
    await createDeliveries()
    await redeemAsFan(made.codes[1] ?? '', 'second@example.com')
    await createDeliveries()
    await first.refund()
    await createDeliveries()
    await pollStates(workshop, id, 'delivered', 6)
    expect(receiver.listTypes().toSorted()).toEqual(
      [
        'copy.refunded',
        'copy.sold',
        'copy.sold',
        'edition.sold-out',
        'keymail.redeemed',
        'keymail.redeemed',
      ].toSorted(),
    )
    for (const { headers, body } of receiver.received) {
      // The specification's own library; it throws.
      new Webhook(secret).verify(body, headers as Record<string, string>)
      expect(() => new Webhook(secret).verify(body.replace('"copies":2', '"copies":3'), headers as never)).toThrow()
      expect(body).not.toMatch(/@example\.com/)
    }
    const find = (type: string, copy?: number) =>
      receiver.received.find(({ message }) => message.type === type && message.data.copy === copy)?.message.data
    expect(find('copy.sold', 1)).toMatchObject({ kind: 'song', copies: 2, price: '7.50', currency: 'USD' })
    expect(find('copy.refunded', 1)).toMatchObject({ reason: 'refund' })
    expect(find('edition.sold-out')).toMatchObject({ copies: 2, editionId: made.song.editionId })
    expect(new Set(receiver.listIds()).size).toBe(6)
  })

  test('of a copy on open sale, which redeems no Keymail, and only of what it asked for', async () => {
    const { workshop, editionId } = await createTestOpenSale(2, { copies: 2 })
    const all = await createWebhook(workshop)
    const some = await createWebhook(workshop, ['copy.refunded'])
    await captureCopyOrder(editionId, 'open@example.com')
    const last = await captureCopyOrder(editionId, 'later@example.com')
    await createDeliveries()
    await refundOrderInFull(last.id)
    await createDeliveries()
    const listTypes = async (id: string) => (await listDeliveries(workshop, id)).map(({ type }) => type).toSorted()
    expect(await listTypes(all.id)).toEqual(['copy.refunded', 'copy.sold', 'copy.sold', 'edition.sold-out'])
    expect(await listTypes(some.id)).toEqual(['copy.refunded'])
  })

  test('of nothing that was rolled back, that another artist sold, or that happened before it was there', async () => {
    const before = await createTestKeymails(2)
    await redeemAsFan(before.codes[0] ?? '', 'early@example.com')
    const workshop = await signInArtist(before.gKeyId)
    const { id } = await createWebhook(workshop)
    const other = await createTestKeymails(1)
    await redeemAsFan(other.codes[0] ?? '', 'other@example.com')
    const refund = `UPDATE keymails SET state = 'void', void_reason = 'refund', voided_at = now(), order_id = NULL, fan_id = NULL,
                           redeemed_at = NULL WHERE code = $1`
    const rolledBack = runInTransaction(async (trx) => {
      await sql(trx, refund, [before.codes[0]])
      const [event] = await sql<{ type: string }>(trx, 'SELECT type FROM webhook_events')
      throw new Error(event?.type)
    })
    await expect(rolledBack).rejects.toThrow('copy.refunded')
    await createDeliveries()
    expect(await listDeliveries(workshop, id)).toEqual([])
  })

  test('of each event once, by two jobs at the same moment', async () => {
    const { workshop, editionId } = await createTestOpenSale(3, { copies: 3 })
    const { id } = await createWebhook(workshop)
    for (let n = 0; n < 3; n++) await captureCopyOrder(editionId, `twice${n}@example.com`)
    await Promise.all([createDeliveries(), createDeliveries(), createDeliveries()])
    await createDeliveries()
    const types = (await listDeliveries(workshop, id)).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['copy.sold', 'copy.sold', 'copy.sold', 'edition.sold-out'])
  })
})

describe('a message', () => {
  test('arrives once in effect though the receiver fails, hangs, redirects, is gone and comes back', async () => {
    const { workshop, editionId } = await createTestOpenSale(4, { copies: 10 })
    const { id } = await createWebhook(workshop, ['copy.sold'])
    for (let n = 0; n < 4; n++) await captureCopyOrder(editionId, `flaky${n}@example.com`)
    const failures: Answer[] = [
      (response) => response.writeHead(500).end(),
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      // It never answers; below it is killed.
      () => {},
    ]
    let asked = 0
    receiver.answer = (response) => failures[asked++ % failures.length]?.(response)
    await createDeliveries()
    await pollWorking('every kind of failure', async () => asked > 8)
    await receiver.stop()
    await pollWorking('a refused connection', async () =>
      (await listDeliveries(workshop, id)).some(({ lastError }) => lastError?.includes('ECONNREFUSED')),
    )
    const before = receiver.received.length
    receiver.answer = (response) => response.writeHead(200).end('thanks')
    await receiver.start()
    await pollStates(workshop, id, 'delivered', 4)
    const ids = (await listDeliveries(workshop, id)).map(({ messageId }) => messageId)
    // After it came back each message arrived once, and whatever had arrived before has the same id and bytes.
    expect(receiver.listIds().slice(before).toSorted()).toEqual(ids.toSorted())
    const bodies = new Map(
      receiver.received.map(({ headers, body }) => [`${String(headers['webhook-id'])} ${body}`, 1]),
    )
    expect(bodies.size).toBe(4)
    expect((await workshop.get(path)).body).toMatchObject([{ failures: 0, waiting: 0 }])
  })

  test('is not sent again by a job that runs twice', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    const { body } = await workshop.post(`${path}/${id}/test`)
    const job = { deliveryId: String(body['id']), turn: 0 }
    receiver.answer = (response) => response.writeHead(503).end()
    await sendDelivery(job)
    await sendDelivery(job)
    expect(receiver.received).toHaveLength(1)
    receiver.answer = (response) => response.writeHead(204).end()
    await pollStates(workshop, id, 'delivered', 1)
    await sendDelivery({ ...job, turn: 1 })
    expect(receiver.received).toHaveLength(2)
  })

  test('is given up after three days, and arrives when its artist repeats it', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    const { body } = await workshop.post(`${path}/${id}/test`)
    const deliveryId = String(body['id'])
    receiver.answer = (response) => response.writeHead(500).end()
    const tried = async () => ((await listDeliveries(workshop, id))[0]?.tries ?? 0) >= 3
    await pollWorking('three tries', tried)
    await sql(db, 'UPDATE webhook_deliveries SET until = now() WHERE id = $1', [deliveryId])
    await pollStates(workshop, id, 'failed', 1)
    const before = receiver.received.length
    receiver.answer = (response) => response.writeHead(204).end()
    expect((await workshop.post(`${path}/${id}/deliveries/${deliveryId}/repeat`)).status).toBe(204)
    await pollStates(workshop, id, 'delivered', 1)
    expect(receiver.received).toHaveLength(before + 1)
    expect(new Set(receiver.listIds()).size).toBe(1)
  })

  test('of one receiver that fails is not sent while it is left alone', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    receiver.answer = (response) => response.writeHead(500).end()
    const ids = []
    for (let n = 0; n < 5; n++) ids.push(String((await workshop.post(`${path}/${id}/test`)).body['id']))
    await sql(db, `UPDATE webhooks SET retry_at = now() + interval '1 minute' WHERE id = $1`, [id])
    for (const deliveryId of ids) await sendDelivery({ deliveryId, turn: 0 })
    expect(receiver.received).toEqual([])
    expect((await listDeliveries(workshop, id)).map(({ tries }) => tries)).toEqual([0, 0, 0, 0, 0])
    await workshop.send('DELETE', `${path}/${id}`)
  })

  test('ends the webhook of a receiver that answers 410', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    receiver.answer = (response) => response.writeHead(410).end()
    const { body } = await workshop.post(`${path}/${id}/test`)
    await sendDelivery({ deliveryId: String(body['id']), turn: 0 })
    expect((await workshop.get(path)).body).toMatchObject([{ id, active: false }])
    expect(await workshop.post(`${path}/${id}/test`)).toMatchObject({ status: 409, body: { error: 'webhook-off' } })
    expect(await listDeliveries(workshop, id)).toMatchObject([{ state: 'failed', tries: 1 }])
  })

  test('goes to no address of a private network, whatever the row says', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    const { body } = await workshop.post(`${path}/${id}/test`)
    config.PRIVATE_RECEIVERS = []
    await sql(db, 'UPDATE webhooks SET url = $2 WHERE id = $1', [id, receiver.origin.replace('http:', 'https:')])
    await sendDelivery({ deliveryId: String(body['id']), turn: 0 })
    expect(receiver.received).toEqual([])
    expect(await listDeliveries(workshop, id)).toMatchObject([
      { state: 'waiting', lastError: expect.stringContaining('public internet') },
    ])
    await workshop.send('DELETE', `${path}/${id}`)
  })

  test('is signed by the secret before, too, for a day after a new one', async () => {
    const { workshop } = await createWorkshop()
    const { id, secret } = await createWebhook(workshop)
    const renewed = String((await workshop.post(`${path}/${id}/secret`)).body['secret'])
    expect(renewed).not.toBe(secret)
    const send = async () => {
      const { body } = await workshop.post(`${path}/${id}/test`)
      await sendDelivery({ deliveryId: String(body['id']), turn: 0 })
      const last = receiver.received.at(-1)
      return { body: last?.body ?? '', headers: last?.headers as Record<string, string> }
    }
    const both = await send()
    for (const known of [secret, renewed]) new Webhook(known).verify(both.body, both.headers)
    await sql(db, 'UPDATE webhooks SET old_secret_until = now() WHERE id = $1', [id])
    const later = await send()
    new Webhook(renewed).verify(later.body, later.headers)
    expect(() => new Webhook(secret).verify(later.body, later.headers)).toThrow()
  })

  test('is listed for thirty days, page by page', async () => {
    const { workshop } = await createWorkshop()
    const { id } = await createWebhook(workshop)
    await sql(
      db,
      `INSERT INTO webhook_deliveries (webhook_id, event_id, type, body, state, created_at)
       SELECT $1, gen_random_uuid(), 'test', '{}', 'delivered', now() - make_interval(days => n) FROM generate_series(1, 33) n`,
      [id],
    )
    const first = (await workshop.get(`${path}/${id}/deliveries`)).body
    expect(first['deliveries']).toHaveLength(25)
    const second = (await workshop.get(`${path}/${id}/deliveries?cursor=${String(first['next'])}`)).body
    expect(second).toMatchObject({ next: null })
    expect(second['deliveries']).toHaveLength(8)
    await purgeDeliveries()
    expect(await sql(db, 'SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1', [id])).toHaveLength(29)
  })
})

describe('creating a webhook', () => {
  test.each([
    'http://shop.example/hook',
    'https://127.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]:8443/',
    'https://10.0.0.1/',
    'https://user:password@shop.example/',
    'https://shop.example:22/',
    'javascript:alert(1)',
    'shop',
  ])('is refused for %s', async (url) => {
    const { workshop } = await createWorkshop()
    const answer = await workshop.post(path, { url, events: ['copy.sold'] })
    expect(answer).toMatchObject({ status: 422, body: { error: 'webhook-address' } })
    const { id } = await createWebhook(workshop)
    expect((await workshop.send('PATCH', `${path}/${id}`, { url })).status).toBe(422)
  })

  test('is refused beyond the limit, also at the same moment', async () => {
    const { workshop } = await createWorkshop()
    const create = () => workshop.post(path, { url: 'https://shop.example/', events: ['copy.sold'] })
    const answers = await Promise.all(Array.from({ length: WEBHOOKS_MAX + 3 }, create))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(WEBHOOKS_MAX)
    expect(answers.filter(({ body }) => body['error'] === 'too-many-webhooks')).toHaveLength(3)
  })

  test('shows the secret once', async () => {
    const { workshop } = await createWorkshop()
    const { id, secret } = await createWebhook(workshop)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    for (const answer of [await workshop.get(path), await workshop.send('PATCH', `${path}/${id}`, { active: false })])
      expect(JSON.stringify(answer.body)).not.toContain(secret.slice(6))
  })
})
