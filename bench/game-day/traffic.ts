import { setTimeout as sleep } from 'node:timers/promises'
import { buildWav } from '#testing/builders/media'

export const activities = ['sale', 'receipt', 'play', 'upload'] as const
export type Activity = (typeof activities)[number]

/** One thing that somebody wanted, from its first try to its success, however often it had to be tried. */
type Attempt = { activity: Activity; startedAt: number; succeededAt: number | undefined; failures: number }

type Options = {
  origin: string
  simulatorUrl: string
  gKeyId: string
  /** Redeemable Keymails, of which each fan buys one. */
  codes: string[]
  songId: string
  mails: { to: string[]; at: number }[]
  secondsPerSale: number
}

const DOLLARS = '7.50'
const SECONDS_PER_PLAY = 2
/** One artist may upload 120 songs an hour. */
const SECONDS_PER_UPLOAD = 31
/** How soon somebody tries again, unless the answer says when. */
const RETRY_MS = 2_000

/** Somebody with a browser in a network of their own. */
export class Client {
  cookie = ''
  readonly #origin: string
  readonly #address: string

  constructor(origin: string, number: number) {
    this.#origin = origin
    this.#address = `10.${Math.floor(number / 256) % 256}.${number % 256}.1`
  }

  /** Status 0: no answer. */
  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    try {
      const answer = await fetch(this.#origin + path, {
        method,
        headers: {
          cookie: this.cookie,
          'x-forwarded-for': this.#address,
          ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(15_000),
      })
      for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? ''
      const reply = (await answer.json().catch(() => ({}))) as Record<string, unknown>
      const retryAfter = Number(answer.headers.get('retry-after')) * 1000
      return { status: answer.status, reply, retryAfter }
    } catch {
      return { status: 0, reply: {}, retryAfter: 0 }
    }
  }
}

/** Fans who buy, play and wait for their receipt, and an artist who uploads, all the time and with patience. */
export class Traffic {
  readonly attempts: Attempt[] = []
  readonly #options: Options
  #isOver = false
  #holder: Client | undefined
  readonly #running = new Set<Promise<void>>()

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    void this.#repeat(this.#options.secondsPerSale, () => this.#buy())
    void this.#repeat(SECONDS_PER_PLAY, () => this.#play())
    void this.#repeat(SECONDS_PER_UPLOAD, () => this.#upload())
  }

  /** Ends when everybody has what they wanted, or was told to come back later than this. */
  async close(seconds: number): Promise<void> {
    this.#isOver = true
    await Promise.race([Promise.all(this.#running), sleep(seconds * 1000)])
  }

  async #repeat(seconds: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      const run = work()
      this.#running.add(run)
      void run.finally(() => this.#running.delete(run))
      await sleep(seconds * 1000)
    }
  }

  #createAttempt(activity: Activity): Attempt {
    const attempt: Attempt = { activity, startedAt: Date.now(), succeededAt: undefined, failures: 0 }
    this.attempts.push(attempt)
    return attempt
  }

  /** Repeats one step as somebody does who reloads the page. */
  async #insist(attempt: Attempt, step: () => ReturnType<Client['send']>) {
    for (;;) {
      const { status, reply, retryAfter } = await step()
      if (status === 200 || status === 201) return reply
      if (status > 0 && status < 500 && ![202, 409, 429].includes(status))
        throw new Error(`${attempt.activity}: ${status} ${JSON.stringify(reply)}`)
      if (status !== 202) attempt.failures++
      await sleep(Math.max(RETRY_MS, retryAfter))
    }
  }

  async #buy(): Promise<void> {
    const { origin, simulatorUrl, codes, mails } = this.#options
    const keymailCode = codes.pop()
    if (!keymailCode) throw new Error('All Keymails are sold: start with more.')
    const attempt = this.#createAttempt('sale')
    const fan = new Client(origin, codes.length)
    const email = `fan${codes.length}@example.com`
    await this.#insist(attempt, () => fan.send('POST', '/api/validate-keymail', { keymailCode }))
    const order = { amount: DOLLARS, currency: 'USD', intent: 'CAPTURE', purpose: 'keymail', reference: keymailCode }
    const { id } = await this.#insist(attempt, () => fan.send('POST', '/paypal/order', order))
    await fetch(`${simulatorUrl}/simulator/orders/${String(id)}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payer: { email, name: 'Fan Example' }, instrument: 'good' }),
    })
    await this.#insist(attempt, () => fan.send('POST', `/paypal/order/${String(id)}/capture`, {}))
    const redemption = { keymailCode, paypalOrderId: id }
    await this.#insist(attempt, () => fan.send('POST', '/api/complete-keymail-redemption', redemption))
    attempt.succeededAt = Date.now()
    this.#holder = fan
    const receipt = this.#createAttempt('receipt')
    for (;;) {
      const mail = mails.find(({ to }) => to.includes(email))
      if (mail) receipt.succeededAt = mail.at
      if (mail ?? this.#isOver) return
      await sleep(500)
    }
  }

  async #play(): Promise<void> {
    const holder = this.#holder
    if (!holder) return
    const attempt = this.#createAttempt('play')
    const { status } = await holder.send('GET', `/api/songs/${this.#options.songId}/audio`, undefined, {
      range: 'bytes=0-999',
    })
    if (status === 206) attempt.succeededAt = Date.now()
    else attempt.failures++
  }

  async #upload(): Promise<void> {
    const { origin, gKeyId } = this.#options
    const artist = new Client(origin, 65_535)
    const attempt = this.#createAttempt('upload')
    await this.#insist(attempt, () => artist.send('POST', '/api/validate-g-key', { gKeyId }))
    await this.#insist(attempt, () => artist.send('POST', '/api/songs/upload', buildSong(attempt.startedAt)))
    attempt.succeededAt = Date.now()
  }
}

/** Each time another tone: a recording that exists already would be a review. */
export function buildSong(seed: number, copies = 10): FormData {
  const form = new FormData()
  form.set('songTitle', `Game day ${seed}`)
  form.set('copyrightHolders', 'Somebody')
  form.set('contact', 'somebody@example.com')
  form.set('price', DOLLARS)
  form.set('copies', String(copies))
  form.set('audioFile', new File([new Uint8Array(buildWav(200 + (seed % 1_000)))], 'tone.wav'))
  return form
}
