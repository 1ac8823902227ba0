import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { type Call, everyCall } from '#testing/calls'
import { approvedOrder } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'

withServer()

/** Open to everybody. */
const OPEN = ['POST /api/admin/login', 'POST /api/admin/logout']
/** What an operator may as well. Everything else is an admin's alone. */
const OPERATORS_TOO = [
  'GET /api/admin/verify',
  'GET /api/admin/analytics',
  'GET /api/admin/reviews',
  'GET /api/operator/jobs',
  'POST /api/operator/jobs/:queue/:id/retry',
  'POST /api/operator/jobs/:queue/:id/discard',
  'GET /api/operator/system',
  'GET /api/operator/findings',
  'GET /api/operator/g-keys',
  'GET /api/operator/keymails',
]

const all = await everyCall()
const staffs = all.filter(({ path }) => /^\/api\/(admin|operator)\//.test(path))
const calls = staffs.filter(({ name }) => !OPEN.includes(name)).map((call) => [call.name, call] as const)

function addressOf({ path }: Call): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'queue' ? 'payments.reconcile-order' : randomUUID()))
}
const ask = (browser: Browser, call: Call) =>
  browser.send(call.method, addressOf(call), call.method === 'GET' ? undefined : {})

test('the list is whole, and names nothing that is gone', () => {
  expect(all.length).toBeGreaterThan(100)
  expect(calls.length).toBeGreaterThan(25)
  expect(staffs.map(({ name }) => name)).toEqual(expect.arrayContaining([...OPEN, ...OPERATORS_TOO]))
})

test('no call of theirs stands under another address', async () => {
  for (const call of all.filter((one) => !staffs.includes(one))) {
    const { status, body } = await ask(new Browser(), call)
    expect(['staff-session-expired', 'admins-only'], call.name).not.toContain(body['error'])
    expect(status, call.name).toBeLessThan(500)
  }
})

describe.each(calls)('%s', (name, call) => {
  test('is refused without, with a made-up, an expired, an ended, an artist’s and a fan’s session', async () => {
    const [expired, ended] = [await staffBrowser(), await staffBrowser()]
    expect((await ended.post('/api/admin/logout')).status).toBe(204)
    await sql(db, `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
    const artist = await signedIn((await anArtist()).gKeyId)
    const { codes } = await keymailsFor(1)
    const fan = new Browser()
    const orderId = await approvedOrder(fan, codes[0] ?? '', `${randomUUID()}@example.com`)
    await fan.post(`/paypal/order/${orderId}/capture`)
    expect(
      (await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })).status,
    ).toBe(200)
    const madeUp = new Browser({ 'x-admin-session': 'A'.repeat(43) })
    // Nor does a fan's token open the staff's door.
    const fansToken = new Browser({ 'x-admin-session': fan.cookie.split('=')[1] ?? '' })
    for (const caller of [new Browser(), madeUp, expired, ended, artist, fan, fansToken]) {
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
