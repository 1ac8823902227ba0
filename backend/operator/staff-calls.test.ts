import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as adminCalls from '#contract/admin'
import { readOwnerMark } from '#contract/fine-art'
import * as operatorCalls from '#contract/operator'
import type { Endpoint } from '#contract/platform'
import { db, sql } from '#platform/database'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { approvedOrder } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'

withServer()

/** Open to everybody; what they hide from whom has tests of its own. */
const OPEN = ['logIn', 'logOut', 'showDashboard', 'exportDashboard']
/** What an operator may as well. Everything else is an admin's alone. */
const OPERATORS_TOO = [
  'verifyStaffSession',
  'describeAnalytics',
  'listReviews',
  'listQueues',
  'retryJob',
  'discardJob',
  'describeSystem',
  'listFindings',
  'listGKeys',
  'listKeymails',
]

// Read from the contracts: a new call is in here without anybody thinking of it.
const calls = Object.entries({ ...adminCalls, ...operatorCalls, readOwnerMark } as Record<string, unknown>)
  .filter((entry): entry is [string, Endpoint] => Boolean((entry[1] as Endpoint | null)?.method))
  .filter(([name]) => !OPEN.includes(name))

function addressOf({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'queue' ? 'payments.reconcile-order' : randomUUID()))
}
const ask = (browser: Browser, call: Endpoint) =>
  browser.send(call.method, addressOf(call), call.method === 'GET' ? undefined : {})

test('the list is whole', () => {
  expect(calls.length).toBeGreaterThan(12)
  for (const [, { path }] of calls) expect(path).toMatch(/^\/api\/(admin|operator)\//)
  for (const name of [...OPEN, ...OPERATORS_TOO]) {
    expect({ ...adminCalls, ...operatorCalls }, name).toHaveProperty(name)
  }
})

describe.each(calls)('%s', (name, call) => {
  test('is refused without, with a made-up, an expired, an artist’s and a fan’s session', async () => {
    const expired = await staffBrowser()
    await sql(db, `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
    const artist = await signedIn((await anArtist()).gKeyId)
    const { codes } = await keymailsFor(1)
    const fan = new Browser()
    const orderId = await approvedOrder(fan, codes[0] ?? '', `${randomUUID()}@example.com`)
    await fan.post(`/paypal/order/${orderId}/capture`)
    expect(
      (await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })).status,
    ).toBe(200)
    for (const caller of [new Browser(), new Browser({ 'x-admin-session': 'A'.repeat(43) }), expired, artist, fan]) {
      expect(await ask(caller, call)).toMatchObject({ status: 401, body: { error: 'staff-session-expired' } })
    }
  })

  test(OPERATORS_TOO.includes(name) ? 'lets an operator in' : 'is an admin’s alone', async () => {
    const { status, body } = await ask(await staffBrowser('operator'), call)
    if (OPERATORS_TOO.includes(name)) {
      expect(status).not.toBe(401)
      expect(status).not.toBe(403)
    } else {
      expect({ status, error: body['error'] }).toEqual({ status: 403, error: 'admins-only' })
    }
    expect((await ask(await staffBrowser('admin'), call)).status).toBeOneOf([200, 204, 400, 404, 409, 415])
  })
})
