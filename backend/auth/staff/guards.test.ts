import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { type ListedRoute, listRoutes } from '#testing/list-routes'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'

startTestServer()

/** Public endpoints. */
const OPEN = [
  'GET /api/admin/login',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/invitation',
  'POST /api/admin/invitation/accept',
]
/** Endpoints for operators as well. All others are for admins only. */
const OPERATORS_TOO = [
  'GET /api/admin/verify',
  'GET /api/admin/account',
  'POST /api/admin/account/password',
  'POST /api/admin/account/second-factor',
  'POST /api/admin/account/second-factor/confirm',
  'POST /api/admin/account/sign-out',
  'GET /api/admin/analytics',
  'GET /api/admin/reviews',
  'GET /api/operator/jobs',
  'POST /api/operator/jobs/:queue/:id/retry',
  'POST /api/operator/jobs/:queue/retry',
  'POST /api/operator/jobs/:queue/discard',
  'POST /api/operator/jobs/:queue/:id/discard',
  'GET /api/operator/system',
  'GET /api/operator/findings',
  'GET /api/operator/g-keys',
  'GET /api/operator/keymails',
  'GET /api/operator/godfrey/model',
  'GET /api/operator/godfrey/questions',
  'GET /api/operator/godfrey/drafts',
  'POST /api/operator/godfrey/drafts',
  'PUT /api/operator/godfrey/drafts/:id',
]

const all = listRoutes()
const staffCalls = all.filter(({ path }) => /^\/api\/(admin|operator)\//.test(path))
const calls = staffCalls.filter(({ name }) => !OPEN.includes(name)).map((call) => [call.name, call] as const)

function buildPath({ path }: ListedRoute): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'queue' ? 'payments.reconcile-order' : randomUUID()))
}
const sendCall = (browser: Browser, call: ListedRoute) =>
  browser.send(call.method, buildPath(call), call.method === 'GET' ? undefined : {})

const signedIn: Partial<Record<'admin' | 'operator', Browser>> = {}

/** Somebody who is signed in, again only where an earlier call has ended the session: a password's hash is slow by design. */
async function getStaff(role: 'admin' | 'operator'): Promise<Browser> {
  const known = signedIn[role]
  if (known && (await known.get('/api/admin/verify')).status === 200) return known
  return (signedIn[role] = await signInStaff(role))
}

test('the list is complete and names no removed endpoint', () => {
  expect(all.length).toBeGreaterThan(100)
  expect(calls.length).toBeGreaterThan(25)
  expect(staffCalls.map(({ name }) => name)).toEqual(expect.arrayContaining([...OPEN, ...OPERATORS_TOO]))
})

test('no other endpoint requires staff', async () => {
  for (const call of all.filter((one) => !staffCalls.includes(one))) {
    const { status, body } = await sendCall(new Browser(), call)
    expect(['staff-session-expired', 'admins-only'], call.name).not.toContain(body['error'])
    expect(status, call.name).toBeLessThan(500)
  }
})

let strangers: Browser[]

beforeAll(async () => {
  const [expired, ended] = [await signInStaff(), await signInStaff()]
  expect((await ended.post('/api/admin/logout')).status).toBe(204)
  await sql(db, `UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
  const artist = await signInArtist((await createTestArtist()).gKeyId)
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = await createApprovedOrder(fan, codes[0] ?? '', `${randomUUID()}@example.com`)
  await fan.post(`/paypal/order/${orderId}/capture`)
  const redeemed = { keymailCode: codes[0], paypalOrderId: orderId }
  expect((await fan.post('/api/complete-keymail-redemption', redeemed)).status).toBe(200)
  const madeUp = new Browser({ 'x-admin-session': 'A'.repeat(43) })
  // A fan's session token in the staff header is rejected, too.
  const fansToken = new Browser({ 'x-admin-session': fan.cookie.split('=')[1] ?? '' })
  strangers = [new Browser(), madeUp, expired, ended, artist, fan, fansToken]
})

describe.each(calls)('%s', (name, call) => {
  test('rejects a missing, made-up, expired, ended, artist’s and fan’s session', async () => {
    for (const caller of strangers) {
      expect(await sendCall(caller, call)).toMatchObject({ status: 401, body: { error: 'staff-session-expired' } })
    }
  })

  test(OPERATORS_TOO.includes(name) ? 'lets an operator in' : 'is an admin’s alone', async () => {
    const { status, body } = await sendCall(await getStaff('operator'), call)
    if (OPERATORS_TOO.includes(name)) {
      expect(status).not.toBe(401)
      expect(status).not.toBe(403)
    } else {
      expect({ status, error: body['error'] }).toEqual({ status: 403, error: 'admins-only' })
    }
    expect((await sendCall(await getStaff('admin'), call)).status).toBeOneOf([200, 204, 400, 404, 409, 415])
  })
})
