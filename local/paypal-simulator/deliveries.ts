import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isoSeconds } from './ids.ts'
import type { Simulator } from './simulator.ts'
import type { Delivery, WebhookEvent } from './store.ts'

/** Pauses after a failed delivery, in milliseconds; the last one repeats. PayPal spreads its 25 attempts over three days. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000, 60_000]
const MAX_ATTEMPTS = 25
const ANSWER_WITHIN_MS = 10_000
const AT_ONCE = 16

export type Deliveries = {
  /** Takes up events that were just stored. */
  add(events: WebhookEvent[]): void
  /** Attempts what is due, as after a change of the address. */
  wake(): void
  /** Puts one event back in line with all its attempts before it. */
  again(eventId: string): void
  stop(): void
}

/**
 * Delivers every stored event at least once, beside the API and never in its way. What was delivered is noted in the
 * journal, so a new process goes on where a killed one stopped. Events wait while no address is known.
 */
export function startDeliveries(sim: Simulator): Deliveries {
  const key = createPrivateKey(sim.certificates.messageKeyPem)
  const waiting = new Map<string, number>() // event id -> when the next attempt is due
  const running = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // After a restart nothing waits for its pause: the receiver may have been down for the same reason.
  for (const { id } of sim.store.events.values()) {
    if ((sim.store.deliveries.get(id)?.state ?? 'PENDING') === 'PENDING') waiting.set(id, 0)
  }

  function wake() {
    if (stopped) return
    clearTimeout(timer)
    const subscription = sim.store.subscription()
    if (!subscription) return
    const now = Date.now()
    let nextAt = Number.POSITIVE_INFINITY
    for (const [id, dueAt] of waiting) {
      if (running.has(id)) continue
      const event = sim.store.events.get(id)
      if (!event || !wanted(event, subscription.eventTypes)) waiting.delete(id)
      else if (dueAt > now) nextAt = Math.min(nextAt, dueAt)
      else if (running.size < AT_ONCE) void attempt(event, subscription.url)
    }
    if (Number.isFinite(nextAt)) timer = setTimeout(wake, nextAt - now).unref()
  }

  async function attempt(event: WebhookEvent, url: string) {
    running.add(event.id)
    const answer = await post(event, url)
    running.delete(event.id)
    if (stopped) return
    const before = sim.store.deliveries.get(event.id)?.attempts ?? 0
    const delivery = noted(event.id, before + 1, answer)
    sim.commit({ deliveries: [delivery] })
    if (delivery.state === 'PENDING') waiting.set(event.id, delivery.nextAt)
    else waiting.delete(event.id)
    sim.log(`webhook ${event.type} ${event.id}: ${answer}`)
    wake()
  }

  async function post(event: WebhookEvent, url: string): Promise<string> {
    const id = randomUUID()
    const time = isoSeconds(Date.now())
    const content = Buffer.from(event.body)
    const message = `${id}|${time}|${sim.identity.webhookId}|${crc32(content)}`
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: content,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'PayPal/simulator',
          'PAYPAL-TRANSMISSION-ID': id,
          'PAYPAL-TRANSMISSION-TIME': time,
          'PAYPAL-TRANSMISSION-SIG': sign('sha256', Buffer.from(message), key).toString('base64'),
          'PAYPAL-CERT-URL': certificateUrl(sim),
          'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
          'CORRELATION-ID': id.slice(0, 13),
        },
      })
      await response.body?.cancel()
      return String(response.status)
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
      return cause ?? (error instanceof Error ? error.message : 'failed')
    }
  }

  return {
    add(events) {
      for (const { id } of events) waiting.set(id, 0)
      wake()
    },
    wake,
    again(id) {
      sim.commit({ deliveries: [{ id, state: 'PENDING', attempts: 0, nextAt: 0 }] })
      waiting.set(id, 0)
      wake()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

export function certificateUrl(sim: Simulator): string {
  return `${sim.origin}/v1/notifications/certs/${sim.certificates.messageId}`
}

function noted(id: string, attempts: number, answer: string): Delivery {
  const now = Date.now()
  if (/^2\d\d$/.test(answer))
    return { id, state: 'SUCCESS', attempts, nextAt: now, lastAnswer: answer, deliveredAt: now }
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0
  return {
    id,
    state: attempts < MAX_ATTEMPTS ? 'PENDING' : 'FAILURE',
    attempts,
    nextAt: now + pause,
    lastAnswer: answer,
  }
}

function wanted(event: WebhookEvent, eventTypes: string[]): boolean {
  return eventTypes.includes('*') || eventTypes.includes(event.type)
}
