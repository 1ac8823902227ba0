import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { getBoomboxInitialData } from '#module/library'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { getWalletInitialData } from './get-wallet-initial-data.ts'

startTestServer()

/** The session of the fan who holds this copy. */
async function getSessionOf(code: string): Promise<Session> {
  const [session] = await sql<Session>(
    db,
    `SELECT s.id, s.visitor_id AS "visitorId", s.fan_ids AS "fanIds", NULL AS "artistId", NULL AS "collectorId"
       FROM keymails k JOIN sessions s ON k.fan_id = ANY (s.fan_ids) WHERE k.code = $1 AND s.expires_at > now()
      ORDER BY s.id DESC LIMIT 1`,
    [code],
  )
  if (!session) throw new Error(`nobody is signed in with ${code}`)
  return session
}

test('a wallet and a boombox begin with what their calls answer this fan, and nothing of another', async () => {
  const { codes } = await createTestKeymails(2)
  const [mine = '', other = ''] = codes
  const { fan } = await redeemAsFan(mine, 'mine@example.com')
  await redeemAsFan(other, 'other@example.com')
  const session = await getSessionOf(mine)
  for (const data of [await getWalletInitialData(session), await getBoomboxInitialData(session)]) {
    expect(Object.keys(data ?? {})).toHaveLength(3)
    for (const [url, reply] of Object.entries(data ?? {})) {
      const { body } = await fan.get(url)
      // The wallet draws no waveforms.
      const withoutPeaks = JSON.stringify(body, (name, value: unknown) => (name === 'peaks' ? null : value))
      expect(
        JSON.stringify(reply, (name, value: unknown) => (name === 'peaks' ? null : value)),
        url,
      ).toBe(withoutPeaks)
    }
    const text = JSON.stringify(data)
    expect(text).toContain('mine@example.com')
    expect(text).not.toContain(other)
    expect(text).not.toContain('other@example.com')
  }
})

test('the boombox of who is no fan begins alike for all', async () => {
  const data = await getBoomboxInitialData()
  expect(Object.keys(data ?? {})).toEqual(['/api/library'])
  expect((await new Browser().get('/api/library')).body).toEqual(data?.['/api/library'])
})
