import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWithProof } from './send-with-proof.ts'
import { calculateProof } from './calculate-proof.ts'

vi.mock('./calculate-proof.ts', () => ({ calculateProof: vi.fn() }))

const challenge = { algorithm: 'SHA-256', challenge: 'c', salt: 's', signature: 'x', maxnumber: 9 }
const refused = () => Response.json({ error: 'throttled', message: 'Too many tries.', challenge }, { status: 429 })
const send = () => sendWithProof('/api/validate-keymail', { method: 'POST', headers: { accept: 'application/json' } })

beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => vi.mocked(calculateProof).mockReset())

test('a challenge is solved and the same request sent again with the solution', async () => {
  const call = vi
    .fn()
    .mockResolvedValueOnce(refused())
    .mockResolvedValueOnce(Response.json({ ok: true }))
  vi.stubGlobal('fetch', call)
  vi.mocked(calculateProof).mockResolvedValue('solved')
  expect((await send()).status).toBe(200)
  expect(calculateProof).toHaveBeenCalledWith(challenge)
  expect(call.mock.calls[1]).toEqual([
    '/api/validate-keymail',
    {
      method: 'POST',
      headers: { accept: 'application/json', 'x-proof-of-work': 'solved' },
      signal: expect.any(AbortSignal) as AbortSignal,
    },
  ])
})

test('a second refusal is shown, not solved again', async () => {
  const call = vi.fn().mockImplementation(() => Promise.resolve(refused()))
  vi.stubGlobal('fetch', call)
  vi.mocked(calculateProof).mockResolvedValue('solved')
  expect((await send()).status).toBe(429)
  expect(call).toHaveBeenCalledTimes(2)
})

test('other refusals and pages without a secure context keep their answer', async () => {
  const call = vi.fn().mockImplementation(() => Promise.resolve(Response.json({ error: 'throttled' }, { status: 429 })))
  vi.stubGlobal('fetch', call)
  expect((await send()).status).toBe(429)
  call.mockImplementation(() => Promise.resolve(refused()))
  vi.stubGlobal('isSecureContext', false)
  const answer = await send()
  expect(await answer.json()).toMatchObject({ message: 'Too many tries.' })
  expect(calculateProof).not.toHaveBeenCalled()
})
