import type { Json } from './json.ts'
import { openJournal } from './journal.ts'

export type Instrument = 'good' | 'declined' | 'pending'
export type Payer = { email: string; givenName: string; surname: string; accountId: string }
export type Payee = { email?: string; merchantId: string }

/** One order of one purchase unit. Times are milliseconds, amounts cents. */
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

/** Money that went back. `by` says who sent it: the API, the payee's own dashboard, or PayPal against the payee's will. */
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

/** What a PayPal-Request-Id did, so that the same id does it only once. */
export type KeptReply = { id: string; fingerprint: string; at: number; resourceId?: string; issue?: string }

/** `body` is kept as text: a signature covers bytes, and a later delivery sends the same ones. */
export type WebhookEvent = { id: string; type: string; createdAt: number; body: string }

export type Delivery = {
  id: string
  state: 'PENDING' | 'SUCCESS' | 'FAILURE'
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

/** Rows to insert or replace. One commit is one journal line, so it happens wholly or not at all. */
export type Puts = {
  orders?: Order[]
  captures?: Capture[]
  refunds?: Refund[]
  disputes?: Dispute[]
  replies?: KeptReply[]
  events?: WebhookEvent[]
  deliveries?: Delivery[]
  subscription?: Subscription
  calls?: CallRecord[]
}

export type Store = ReturnType<typeof openStore>

/** Everything the simulator knows, in memory, rebuilt from the journal at `path` when it starts. */
export function openStore(path: string) {
  const journal = openJournal<Puts>(path)
  const orders = new Map<string, Order>()
  const captures = new Map<string, Capture>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const replies = new Map<string, KeptReply>()
  const events = new Map<string, WebhookEvent>()
  const deliveries = new Map<string, Delivery>()
  const calls: CallRecord[] = []
  const usedInvoices = new Map<string, string>()
  let subscription: Subscription | undefined

  function apply(puts: Puts) {
    put(orders, puts.orders)
    put(captures, puts.captures)
    put(refunds, puts.refunds)
    put(disputes, puts.disputes)
    put(replies, puts.replies)
    put(events, puts.events)
    put(deliveries, puts.deliveries)
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
    replies: replies as ReadonlyMap<string, KeptReply>,
    events: events as ReadonlyMap<string, WebhookEvent>,
    deliveries: deliveries as ReadonlyMap<string, Delivery>,
    calls: calls as readonly CallRecord[],
    subscription: () => subscription,
    /** The capture that already carries this invoice number at this payee, if any. */
    captureOfInvoice: (payee: Payee, invoiceId: string) => usedInvoices.get(`${payee.merchantId} ${invoiceId}`),
    commit(puts: Puts) {
      journal.append(puts)
      apply(puts)
    },
    synced: journal.synced,
    close: journal.close,
  }
}

function put<Row extends { id: string }>(table: Map<string, Row>, rows: Row[] | undefined) {
  for (const row of rows ?? []) table.set(row.id, row)
}
