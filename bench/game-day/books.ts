import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Books = { sales: number; cents: number; differences: string[] }

type Capture = { captureId: string; orderId: string; status: string; grossCents: number; feeCents: number }

/**
 * Compares the ledger with PayPal's records once nothing is being captured: every capture is posted once, with its
 * amount and fee, and delivered exactly one copy. Of the postings, those `since` a moment are compared; all must balance.
 */
export async function compareBooks(
  databaseUrl: string,
  simulatorUrl: string,
  seconds: number,
  since = new Date(0),
): Promise<Books> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const books = await readBooks(databaseUrl, simulatorUrl, since).catch((error: unknown) => ({
      sales: 0,
      cents: 0,
      differences: [String(error)],
    }))
    // Sales go on: a payment that is between PayPal and us now is settled at the next look.
    if (books.differences.length === 0 || Date.now() > end) return books
    await sleep(500)
  }
}

async function readBooks(databaseUrl: string, simulatorUrl: string, since: Date): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const answer = await fetch(`${simulatorUrl}/simulator/books`)
    const { captures } = (await answer.json()) as { captures: Capture[] }
    const { rows: posted } = await client.query<{ line: string; cents: number }>(
      `SELECT concat_ws(' ', p.provider_id, o.provider_order_id, -sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%'),
                        sum(l.cents) FILTER (WHERE l.account = 'fees/paypal')) AS line,
              -sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%')::int AS cents
         FROM ledger_postings p JOIN orders o ON o.id = p.order_id JOIN ledger_entries l ON l.posting_id = p.id
        WHERE p.at >= $1 GROUP BY p.id, o.id`,
      [since],
    )
    const { rows: wrong } = await client.query<{ what: string }>(
      `SELECT 'order ' || id || ' is ' || state AS what FROM orders WHERE state IN ('capturing', 'stranded')
       UNION ALL SELECT 'posting ' || posting_id || ' does not balance' FROM ledger_entries GROUP BY posting_id HAVING sum(cents) <> 0
       UNION ALL SELECT 'order ' || o.id || ' delivered ' || count(k.id) || ' copies' FROM orders o
           LEFT JOIN keymails k ON k.order_id = o.id AND k.state = 'redeemed'
          WHERE o.state = 'completed' AND o.purpose = 'keymail' GROUP BY o.id HAVING count(k.id) <> 1`,
    )
    const theirs = new Set(
      captures
        .filter(({ status }) => status === 'COMPLETED')
        .map((one) => `${one.captureId} ${one.orderId} ${one.grossCents} ${one.feeCents}`),
    )
    const ours = new Set(posted.map(({ line }) => line))
    return {
      sales: posted.length,
      cents: posted.reduce((sum, { cents }) => sum + cents, 0),
      differences: [
        ...[...theirs].filter((line) => !ours.has(line)).map((line) => `only at PayPal: ${line}`),
        ...[...ours].filter((line) => !theirs.has(line)).map((line) => `only in the ledger: ${line}`),
        ...wrong.map(({ what }) => what),
      ],
    }
  } finally {
    await client.end()
  }
}
