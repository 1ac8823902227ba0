import { createPrivateKey } from 'node:crypto'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Delivery, WebhookEvent } from '#local/paypal-simulator/store/store'
import { sendEvent } from './send-event.ts'

/**
 * Delays after failed deliveries, in milliseconds; the last one repeats. PayPal spreads its 25 attempts over three
 * days.
 */
const RETRY_DELAYS_MS = [1000, 2000, 5000, 10_000, 30_000, 60_000]
const MAX_ATTEMPTS = 25
const MAX_CONCURRENT = 16

export type Deliveries = {
  /** Queues newly stored events. */
  add(events: WebhookEvent[]): void
  /** Attempts what is due, for example after a change of the URL. */
  deliverDue(): void
  /** Queues one event again and resets its attempts. */
  redeliver(eventId: string): void
  stop(): void
}

/**
 * Delivers every stored event at least once, without blocking the API. Deliveries are recorded in the journal, so a new
 * process continues where a killed one stopped. Events wait until a URL is set. An event whose type was not subscribed to
 * then is never delivered, as at PayPal.
 */
export function startDeliveries(sim: Simulator): Deliveries {
  const key = createPrivateKey(sim.certificates.messageKeyPem)
  const dueTimes = new Map<string, number>() // event id -> time of the next attempt
  const running = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // After a restart, everything is due at once: the receiver may have been down for the same reason.
  for (const { id } of sim.store.events.values()) {
    if ((sim.store.deliveries.get(id)?.state ?? 'PENDING') === 'PENDING') dueTimes.set(id, 0)
  }

  function wake() {
    if (stopped) return
    clearTimeout(timer)
    const subscription = sim.store.subscription()
    if (!subscription) return
    const now = Date.now()
    let nextAt = Number.POSITIVE_INFINITY
    const skipped: Delivery[] = []
    for (const [id, dueAt] of dueTimes) {
      if (running.has(id)) continue
      const event = sim.store.events.get(id)
      if (!event || !isSubscribed(event, subscription.eventTypes)) {
        dueTimes.delete(id)
        skipped.push({ id, state: 'SKIPPED', attempts: 0, nextAt: now })
      } else if (dueAt > now) nextAt = Math.min(nextAt, dueAt)
      else if (running.size < MAX_CONCURRENT) void attempt(event, subscription.url)
    }
    if (skipped.length > 0) sim.commit({ deliveries: skipped })
    if (Number.isFinite(nextAt)) timer = setTimeout(wake, nextAt - now).unref()
  }

  async function attempt(event: WebhookEvent, url: string) {
    running.add(event.id)
    const result = await sendEvent(sim, key, event, url)
    running.delete(event.id)
    if (stopped) return
    const before = sim.store.deliveries.get(event.id)?.attempts ?? 0
    const delivery = buildDelivery(event.id, before + 1, result)
    sim.commit({ deliveries: [delivery] })
    if (delivery.state === 'PENDING') dueTimes.set(event.id, delivery.nextAt)
    else dueTimes.delete(event.id)
    sim.log(`webhook ${event.type} ${event.id}: ${result}`)
    wake()
  }

  return {
    add(events) {
      for (const { id } of events) dueTimes.set(id, 0)
      wake()
    },
    deliverDue: wake,
    redeliver(id) {
      sim.commit({ deliveries: [{ id, state: 'PENDING', attempts: 0, nextAt: 0 }] })
      dueTimes.set(id, 0)
      wake()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function buildDelivery(id: string, attempts: number, result: string): Delivery {
  const now = Date.now()
  if (/^2\d\d$/.test(result))
    return { id, state: 'SUCCESS', attempts, nextAt: now, lastAnswer: result, deliveredAt: now }
  const pause = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? 0
  return {
    id,
    state: attempts < MAX_ATTEMPTS ? 'PENDING' : 'FAILURE',
    attempts,
    nextAt: now + pause,
    lastAnswer: result,
  }
}

function isSubscribed(event: WebhookEvent, eventTypes: string[]): boolean {
  return eventTypes.includes('*') || eventTypes.includes(event.type)
}
