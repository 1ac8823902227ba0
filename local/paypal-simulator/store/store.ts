import type { Json } from '#local/paypal-simulator/http/json'
import { createJournal } from './journal.ts'

export type Instrument = 'good' | 'declined' | 'pending'
export type Payer = { email: string; givenName: string; surname: string; accountId: string }
export type Payee = { email?: string; merchantId: string }

/** An order with one purchase unit. Times are in milliseconds, amounts in cents. */
export type Order = {
  id: string
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  createdAt: number
  updatedAt: number
  cents: number
  currency: string
  payee: Payee
  referenceId: string
  customId?: string
  invoiceId?: string
  description?: string
  softDescriptor?: string
  breakdown?: Json
  items?: Json
  brandName?: string
  returnUrl?: string
  cancelUrl?: string
  payer?: Payer
  instrument?: Instrument
  declines: number
  captureId?: string
}

export type Capture = {
  id: string
  orderId: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  reason?: string
  createdAt: number
  updatedAt: number
  cents: number
  feeCents: number
  refundedCents: number
  currency: string
  payee: Payee
  payer: Payer
  customId?: string
  invoiceId?: string
}

/** A refund. `by`: the API, the payee's dashboard, or a reversal by PayPal against the payee's will. */
export type Refund = {
  id: string
  captureId: string
  by: 'api' | 'payee' | 'reversal'
  createdAt: number
  cents: number
  refundedSoFarCents: number
  currency: string
  customId?: string
  invoiceId?: string
  note?: string
}

export type Dispute = {
  id: string
  captureId: string
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED'
  reason: string
  outcome?: string
  createdAt: number
  updatedAt: number
  cents: number
}

/** The outcome of a PayPal-Request-Id, so that the same id executes only once. */
export type StoredReply = { id: string; fingerprint: string; at: number; resourceId?: string; issue?: string }

/** `body` is stored as text: a signature covers bytes, and later deliveries must send the same ones. */
export type WebhookEvent = { id: string; type: string; createdAt: number; body: string }

export type Delivery = {
  id: string
  /** SKIPPED: nobody had subscribed to the event's type. */
  state: 'PENDING' | 'SUCCESS' | 'FAILURE' | 'SKIPPED'
  attempts: number
  nextAt: number
  lastAnswer?: string
  deliveredAt?: number
}

type Subscription = { id: 'webhook'; url: string; eventTypes: string[] }

export type CallRecord = {
  operation: string
  requestId?: string
  of?: string
  status: number
  outcome: 'executed' | 'replayed' | 'refused' | 'fault'
}

/** Rows to insert or replace. One commit is one journal line and therefore atomic. */
export type Puts = {
  orders?: Order[]
  captures?: Capture[]
  refunds?: Refund[]
  disputes?: Dispute[]
  replies?: StoredReply[]
  events?: WebhookEvent[]
  deliveries?: Delivery[]
  subscription?: Subscription
  calls?: CallRecord[]
}

export type Store = ReturnType<typeof createStore>

/** The simulator's state in memory, rebuilt from the journal at `path` on start. */
export function createStore(path: string) {
  const journal = createJournal<Puts>(path)
  const orders = new Map<string, Order>()
  const captures = new Map<string, Capture>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const replies = new Map<string, StoredReply>()
  const events = new Map<string, WebhookEvent>()
  const deliveries = new Map<string, Delivery>()
  const calls: CallRecord[] = []
  const usedInvoices = new Map<string, string>()
  let subscription: Subscription | undefined

  function apply(puts: Puts) {
    updateRows(orders, puts.orders)
    updateRows(captures, puts.captures)
    updateRows(refunds, puts.refunds)
    updateRows(disputes, puts.disputes)
    updateRows(replies, puts.replies)
    updateRows(events, puts.events)
    updateRows(deliveries, puts.deliveries)
    if (puts.subscription) subscription = puts.subscription
    if (puts.calls) calls.push(...puts.calls)
    for (const { payee, invoiceId, id, status } of puts.captures ?? []) {
      if (!invoiceId) continue
      if (status === 'DECLINED') usedInvoices.delete(`${payee.merchantId} ${invoiceId}`)
      else usedInvoices.set(`${payee.merchantId} ${invoiceId}`, id)
    }
  }

  for (const entry of journal.entries) apply(entry)
  journal.entries.length = 0

  return {
    orders: orders as ReadonlyMap<string, Order>,
    captures: captures as ReadonlyMap<string, Capture>,
    refunds: refunds as ReadonlyMap<string, Refund>,
    disputes: disputes as ReadonlyMap<string, Dispute>,
    replies: replies as ReadonlyMap<string, StoredReply>,
    events: events as ReadonlyMap<string, WebhookEvent>,
    deliveries: deliveries as ReadonlyMap<string, Delivery>,
    calls: calls as readonly CallRecord[],
    subscription: () => subscription,
    /** Id of the capture that already uses this invoice id at this payee, if any. */
    captureOfInvoice: (payee: Payee, invoiceId: string) => usedInvoices.get(`${payee.merchantId} ${invoiceId}`),
    commit(puts: Puts) {
      journal.append(puts)
      apply(puts)
    },
    synced: journal.synced,
    close: journal.close,
  }
}

function updateRows<Row extends { id: string }>(table: Map<string, Row>, rows: Row[] | undefined) {
  for (const row of rows ?? []) table.set(row.id, row)
}
