import { setTimeout as sleep } from 'node:timers/promises'
import { STAFF_SESSION_HEADER } from '#contract/auth/staff'
import { type ReadCall, buildReadCalls, buildUrl } from '../scale/calls.ts'
import type { DataSet } from '../scale/data-set.ts'

/** Something that is for sale, and for how much. */
export type Goods = { purpose: 'keymail' | 'edition' | 'art-card'; reference: string; dollars: string }

/** A fan in the room of an artist. */
export type RoomMember = { cookie: string; artistId: string }

type Options = {
  origins: string[]
  simulatorUrl: string
  data: DataSet
  goods: Record<Goods['purpose'], Goods[]>
  members: RoomMember[]
}

/** Milliseconds and statuses of every answer, by call. */
export type CallRecord = { ms: number[]; statuses: Map<number, number> }

/** Seconds from one request of this kind to the next. Together five or six requests a second. */
const PACE = { browse: 0.5, own: 1.2, staff: 3, chat: 3, listen: 1.5, keymail: 7, edition: 9, 'art-card': 25 } as const

const ANSWER_MS = 60_000
const EXPORT_MS = 600_000
/** How long somebody waits before they ask about a payment again. */
const RETRY_MS = 1_500
const ASKS_MAX = 30
/** Rooms that are open all the time. */
const OPEN_ROOMS = 12

/** Calls that make a document in the worker: they are left to the sales, whose receipts do the same. */
const DOCUMENTS = /keymail-sheet|certificate|receipt|letters|artwork|statements\/:period\/pdf/

/**
 * People who browse, listen, buy and chat, and staff at work, at a constant pace, however long the answers take: a slow
 * product is not asked more seldom.
 */
export class MixedTraffic {
  readonly calls = new Map<string, CallRecord>()
  /** No answers, and answers above 499 other than 503, which asks the caller to come back. */
  readonly faults: string[] = []
  sold = 0
  readonly #options: Options
  readonly #running = new Set<Promise<void>>()
  readonly #streams = new AbortController()
  /** Cookies of those who bought a song, with what they may play. */
  readonly #owners: { cookie: string; audioUrl: string }[] = []
  #staff = ''
  #requests = 0
  #isOver = false

  constructor(options: Options) {
    this.#options = options
  }

  async start(): Promise<void> {
    const { data, members } = this.#options
    const login = await this.#send('POST /api/admin/login', '/api/admin/login', {
      body: { password: 'admin-password' },
    })
    this.#staff = String(login.reply['sessionId'])
    const reads = Object.entries(buildReadCalls(data)).flatMap(([name, calls]) => calls.map((call) => ({ name, call })))
    const quick = reads.filter(({ name }) => !DOCUMENTS.test(name) && !name.endsWith('/stream'))
    const staff = quick.filter(({ call }) => call.as === 'admin')
    const browsing = quick.filter(({ call }) => call.as === 'anybody')
    const own = quick.filter(({ call }) => call.as !== 'admin' && call.as !== 'anybody')
    for (const member of members.slice(0, OPEN_ROOMS)) void this.#listen(member)
    void this.#repeat(PACE.browse, (n) => this.#read(browsing[n % browsing.length]))
    void this.#repeat(PACE.own, (n) => this.#read(own[n % own.length]))
    void this.#repeat(PACE.staff, (n) => this.#read(staff[n % staff.length]))
    void this.#repeat(PACE.chat, (n) => this.#chat(n))
    void this.#repeat(PACE.listen, (n) => this.#play(n))
    for (const purpose of ['keymail', 'edition', 'art-card'] as const)
      void this.#repeat(PACE[purpose], () => this.#buy(purpose))
  }

  async close(seconds: number): Promise<void> {
    this.#isOver = true
    this.#streams.abort()
    await Promise.race([Promise.all(this.#running), sleep(seconds * 1000)])
  }

  async #repeat(seconds: number, work: (n: number) => Promise<void>): Promise<void> {
    const start = Date.now()
    for (let n = 0; !this.#isOver; n++) {
      const run = work(n).catch((error: unknown) => void this.faults.push(String(error)))
      this.#running.add(run)
      void run.finally(() => this.#running.delete(run))
      await sleep(Math.max(0, start + (n + 1) * seconds * 1000 - Date.now()))
    }
  }

  /** Sends to the web processes in turn, each time from another network unless `from` names one. */
  async #send(
    call: string,
    path: string,
    { method = call.split(' ')[0] ?? '', body, cookie, from = this.#requests, headers = {} }: SendOptions = {},
  ): Promise<Answer> {
    const { origins } = this.#options
    const origin = origins[this.#requests++ % origins.length] ?? ''
    const record = this.calls.get(call) ?? { ms: [], statuses: new Map<number, number>() }
    this.calls.set(call, record)
    const started = performance.now()
    let [status, cookies, text]: [number, string[], string] = [0, [], '']
    let ms = NaN
    // For the first byte, which is what somebody waits for; an export of 300,000 sales may take longer.
    const patience = new AbortController()
    let timer = setTimeout(() => patience.abort(), ANSWER_MS)
    try {
      const answer = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': `10.${(from >> 8) & 255}.${from & 255}.1`,
          ...(cookie ? { cookie } : {}),
          ...(body ? { 'content-type': 'application/json', origin: origins[0] ?? '' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: patience.signal,
      })
      if (!answer.headers.has('content-length')) ms = performance.now() - started
      clearTimeout(timer)
      timer = setTimeout(() => patience.abort(), EXPORT_MS)
      status = answer.status
      cookies = answer.headers.getSetCookie()
      text = await answer.text()
    } catch (error) {
      this.faults.push(`${call}: no answer (${String(error)})`)
    }
    clearTimeout(timer)
    record.ms.push(Number.isNaN(ms) ? performance.now() - started : ms)
    record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1)
    if (status >= 500 && status !== 503) this.faults.push(`${call}: ${status} ${text.slice(0, 200)}`)
    const session = cookies.map((one) => one.split(';')[0] ?? '').find((one) => one.includes('tm_session='))
    return { status, cookie: session ?? cookie ?? '', reply: parseReply(text) }
  }

  async #read(row: { name: string; call: ReadCall } | undefined): Promise<void> {
    if (!row) return
    const { name, call } = row
    const cookie = this.#options.data.cookies.get(call.as) ?? ''
    const headers: Record<string, string> = call.as === 'admin' ? { [STAFF_SESSION_HEADER]: this.#staff } : {}
    await this.#send(name, buildUrl('', name, call), { cookie, headers })
  }

  /** A page of the room, and now and then a message. */
  async #chat(n: number): Promise<void> {
    const { members } = this.#options
    const member = members[n % members.length]
    if (!member) return
    const path = `/api/green-room/${member.artistId}`
    await this.#send('GET /api/green-room/:artistId/entries', `${path}/entries?place=chat`, { cookie: member.cookie })
    await this.#send('POST /api/green-room/:artistId/messages', `${path}/messages`, {
      cookie: member.cookie,
      body: { text: `Good evening, ${n}.`, place: 'chat', requestId: crypto.randomUUID() },
    })
  }

  async #listen(member: RoomMember): Promise<void> {
    const { origins } = this.#options
    const path = `/api/green-room/${member.artistId}/stream?after=999999999`
    while (!this.#isOver) {
      try {
        const answer = await fetch((origins[1] ?? '') + path, {
          headers: { cookie: member.cookie, 'x-forwarded-for': '10.255.255.1' },
          signal: this.#streams.signal,
        })
        for await (const chunk of answer.body ?? []) void chunk
      } catch {
        // The room is left, or the connection lost: browsers connect again.
      }
      await sleep(2_000)
    }
  }

  async #play(n: number): Promise<void> {
    const { data } = this.#options
    const owner = this.#owners.at(-1 - (n % 20)) ?? {
      cookie: data.cookies.get('largeFan') ?? '',
      audioUrl: `/api/songs/${data.song}/audio`,
    }
    const from = (n * 65_536) % 3_900_000
    await this.#send('GET /api/songs/:id/audio, a range', owner.audioUrl, {
      method: 'GET',
      cookie: owner.cookie,
      headers: { range: `bytes=${from}-${from + 65_535}` },
    })
  }

  async #buy(purpose: Goods['purpose']): Promise<void> {
    const { goods, simulatorUrl, data } = this.#options
    const thing = goods[purpose].pop()
    if (!thing) return
    const buyer = { from: 60_000 - (this.#requests % 50_000), cookie: '' }
    if (purpose === 'art-card') buyer.cookie = data.cookies.get('collector') ?? ''
    const post = async (call: string, path: string, body: object) => {
      const answer = await this.#send(`POST ${call}`, path, { ...buyer, body })
      buyer.cookie = answer.cookie
      return answer
    }
    if (purpose === 'keymail')
      await post('/api/validate-keymail', '/api/validate-keymail', { keymailCode: thing.reference })
    const order =
      purpose === 'art-card'
        ? await post('/api/fine-art/purchase', '/api/fine-art/purchase', {
            cardId: thing.reference,
            paymentMethod: 'paypal',
          })
        : await post('/paypal/order', '/paypal/order', {
            amount: thing.dollars,
            currency: 'USD',
            intent: 'CAPTURE',
            purpose,
            reference: thing.reference,
          })
    const id = String(order.reply['id'] ?? order.reply['orderId'] ?? '')
    if (!id) return
    await fetch(`${simulatorUrl}/simulator/orders/${id}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payer: { email: `${id.toLowerCase()}@soak.example`, name: 'Fan' }, instrument: 'good' }),
    })
    for (let asked = 0; asked < ASKS_MAX; asked++) {
      const { status } = await post('/paypal/order/:id/capture', `/paypal/order/${id}/capture`, {})
      if (status === 200) {
        this.sold++
        break
      }
      if (status !== 202 && status !== 503 && status !== 0) return
      await sleep(RETRY_MS)
    }
    if (purpose !== 'keymail') return
    const { reply } = await post('/api/complete-keymail-redemption', '/api/complete-keymail-redemption', {
      keymailCode: thing.reference,
      paypalOrderId: id,
    })
    const [song] = (reply['songs'] ?? []) as { audioUrl: string }[]
    if (song) this.#owners.push({ cookie: buyer.cookie, audioUrl: song.audioUrl })
  }
}

type SendOptions = {
  method?: string
  body?: object
  cookie?: string
  from?: number
  headers?: Record<string, string>
}

type Answer = { status: number; cookie: string; reply: Record<string, unknown> }

function parseReply(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
