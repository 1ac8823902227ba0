import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WRONG_PASSWORD_LIMIT } from '#contract/auth/staff'
import { log } from '#runtime/logger'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer, startTrustingProxy } from '#testing/servers/app-server'

startTestServer()
startTrustingProxy()
beforeEach(resetRateLimits)
afterEach(() => vi.restoreAllMocks())

const ADDRESS = '203.0.113.77'
const at = (address: string) => new Browser({ 'x-forwarded-for': address })

/** The security events that `work` causes: what was refused, or with `info` who signed in. */
async function listEvents(work: () => Promise<unknown>, level: 'warn' | 'info' = 'warn'): Promise<object[]> {
  const lines = vi.spyOn(log, level)
  await work()
  return lines.mock.calls.filter(([, message]) => message === 'security event').map(([fields]) => fields as object)
}

describe('The log has one line, without what was typed and by whom, for', () => {
  test.each([
    ['a wrong G-Key', '/api/validate-g-key', { gKeyId: 'GK-2024-ABCDEFGH' }, 401, 'invalid-g-key'],
    ['a wrong staff password', '/api/admin/login', { password: 'secret-typed' }, 401, 'invalid-password'],
    [
      'a wrong password of a person',
      '/api/admin/login',
      { email: 'who@example.com', password: 'secret-typed', code: '123456' },
      401,
      'invalid-credentials',
    ],
    ['a wrong Keymail code', '/api/validate-keymail', { keymailCode: 'TM-20200101-WWWWWWWW' }, 404, 'keymail-unknown'],
    ['a used sign-in link', '/api/session/link', { token: 'x'.repeat(43) }, 404, 'link-expired'],
  ])('%s', async (_, path, typed, status, code) => {
    const events = await listEvents(() => at(ADDRESS).post(path, typed))
    expect(events).toEqual([
      { security: 'failed-sign-in', code, status, call: `POST ${path}`, network: '203.0.113.0/24' },
    ])
    const line = JSON.stringify(events)
    for (const secret of [...Object.values(typed), ADDRESS]) expect(line).not.toContain(secret)
  })

  test('a call that is forbidden', async () => {
    const { artist } = await createTestArtist()
    const { gKeyId } = await createTestArtist()
    const other = await signInArtist(gKeyId)
    const path = `/api/green-room/${artist.id}/stream`
    const events = await listEvents(async () => expect((await other.get(path)).status).toBe(403))
    expect(events).toEqual([expect.objectContaining({ security: 'forbidden', code: 'not-a-holder', status: 403 })])
    // The pattern of the call, not the ids in its address.
    expect(JSON.stringify(events)).not.toContain(artist.id)
  })

  test('a call from another site', async () => {
    const events = await listEvents(() =>
      new Browser().send('POST', `/api/session/${randomUUID()}`, {}, { 'sec-fetch-site': 'cross-site' }),
    )
    expect(events).toEqual([expect.objectContaining({ security: 'forbidden', code: 'cross-site', call: 'POST' })])
  })

  test('each try beyond a limit', async () => {
    const guess = (n: number) => at('2001:db8:7:7::7').post('/api/admin/login', { password: `wrong${n}` })
    for (let n = 0; n < WRONG_PASSWORD_LIMIT.hits; n++) await guess(n)
    const events = await listEvents(async () => expect((await guess(99)).status).toBe(429))
    expect(events).toEqual([
      {
        security: 'rate-limited',
        code: 'throttled',
        status: 429,
        call: 'POST /api/admin/login',
        network: '2001:db8:7::/48',
      },
    ])
  })
})

test('Each successful sign-in is in the log with what was used and from which network, without who it was', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const { codes } = await createTestKeymails(1)
  const events = await listEvents(async () => {
    expect((await at(ADDRESS).post('/api/validate-g-key', { gKeyId })).status).toBe(200)
    expect((await at(ADDRESS).post('/api/admin/login', { password: 'admin-password' })).status).toBe(200)
    await redeemAsFan(codes[0] ?? '', 'fan@example.com', at(ADDRESS))
  }, 'info')
  const signedIn = { security: 'signed-in', network: '203.0.113.0/24' }
  expect(events).toEqual([
    { ...signedIn, as: 'artist', call: 'POST /api/validate-g-key' },
    { ...signedIn, as: 'staff', call: 'POST /api/admin/login' },
    { ...signedIn, as: 'fan', call: 'POST /api/complete-keymail-redemption' },
  ])
  const line = JSON.stringify(events)
  for (const secret of [gKeyId, artist.id, codes[0] ?? '', 'fan@example.com', ADDRESS])
    expect(line).not.toContain(secret)
})

test('What every visitor does is no security event', async () => {
  const { codes } = await createTestKeymails(1)
  const events = await listEvents(async () => {
    const visitor = new Browser()
    expect((await visitor.get('/api/artist/songs')).status).toBe(401)
    expect((await visitor.get('/api/nothing')).status).toBe(404)
    expect((await visitor.post('/api/validate-keymail', { keymailCode: 'x' })).status).toBe(400)
    expect((await visitor.post('/api/validate-keymail', { keymailCode: codes[0] })).status).toBe(200)
  })
  expect(events).toEqual([])
})
