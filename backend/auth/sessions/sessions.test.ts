import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan, signInByMail } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

type Listed = { id: string; current: boolean; device: string; language: string | null; lastUsedAt: string }
const listSessions = async (browser: Browser) => (await browser.get('/api/sessions')).body as unknown as Listed[]
const isArtist = async (browser: Browser) => (await browser.get('/api/artist/songs')).status === 200

const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'pt-BR,pt;q=0.9',
}

async function signInTwice() {
  const { gKeyId } = await createTestArtist()
  const home = new Browser(FIREFOX)
  await home.post('/api/validate-g-key', { gKeyId })
  return { gKeyId, home, elsewhere: await signInArtist(gKeyId) }
}

describe('an artist', () => {
  test('sees device, language and last use of every browser that is signed in, each once', async () => {
    const { gKeyId, home, elsewhere } = await signInTwice()
    await home.post('/api/validate-g-key', { gKeyId })
    const listed = await listSessions(elsewhere)
    expect(listed).toHaveLength(2)
    expect(listed.filter(({ current }) => current)).toHaveLength(1)
    expect(listed.find(({ current }) => !current)).toMatchObject({ device: 'Firefox · Linux', language: 'pt-BR' })
  })

  test('signs one of them out and stays signed in', async () => {
    const { home, elsewhere } = await signInTwice()
    const other = (await listSessions(home)).find(({ current }) => !current)
    expect((await home.send('DELETE', `/api/sessions/${other?.id}`)).status).toBe(204)
    expect(await isArtist(elsewhere)).toBe(false)
    expect(await isArtist(home)).toBe(true)
  })

  test('signs all of them out', async () => {
    const { home, elsewhere } = await signInTwice()
    expect((await home.send('DELETE', '/api/sessions')).status).toBe(204)
    expect([await isArtist(home), await isArtist(elsewhere)]).toEqual([false, false])
  })

  test('neither sees nor ends the session of another artist', async () => {
    const [{ home }, { elsewhere }] = [await signInTwice(), await signInTwice()]
    const [theirs] = await listSessions(elsewhere)
    expect((await home.send('DELETE', `/api/sessions/${theirs?.id}`)).status).toBe(404)
    expect(await isArtist(elsewhere)).toBe(true)
    expect((await listSessions(home)).map(({ id }) => id)).not.toContain(theirs?.id)
  })
})

test('the last use of a session is brought up to date', async () => {
  const { home } = await signInTwice()
  await sql(db, `UPDATE sessions SET last_used_at = now() - interval '3 days'`)
  const isRecent = async () => {
    const listed = await listSessions(home)
    return Date.parse(listed.find(({ current }) => current)?.lastUsedAt ?? '') > Date.now() - 86_400_000
  }
  await pollUntil('last use', 20, isRecent)
})

/** As if the sessions had begun, and been used, so many days earlier. */
const letPass = (days: number) =>
  sql(
    db,
    `UPDATE sessions SET created_at = created_at - make_interval(days => $1), expires_at = expires_at - make_interval(days => $1),
            last_used_at = last_used_at - make_interval(days => $1)`,
    [days],
  )

test('a device that nobody used for half a year is signed out; one in use after a year', async () => {
  const { home, elsewhere } = await signInTwice()
  const useHome = async () => {
    expect(await isArtist(home)).toBe(true)
    const [own] = (await listSessions(home)).filter(({ current }) => current)
    const isExtended = async () => {
      const [stored] = await sql<{ extended: boolean }>(
        db,
        'SELECT last_used_at > now() - interval $$1 day$$ AS extended FROM sessions WHERE id = $1',
        [own?.id],
      )
      return stored?.extended ?? false
    }
    await pollUntil('last use', 20, isExtended)
  }
  await letPass(100)
  await useHome()
  await letPass(100)
  await useHome()
  expect(await isArtist(elsewhere)).toBe(false)
  await letPass(166)
  expect(await isArtist(home)).toBe(false)
})

test('who proved an address signs out whoever paid under it; a payer sees only the browser they paid with', async () => {
  const { codes } = await createTestKeymails(2)
  const email = 'shared-sessions@example.com'
  const { fan: payer } = await redeemAsFan(codes[0] ?? '', email)
  const { fan: other } = await redeemAsFan(codes[1] ?? '', email)
  // The owner's browser has paid itself, so it stores both the address and its own payment.
  await signInByMail(codes[0] ?? '', payer)
  expect(await listSessions(other)).toMatchObject([{ current: true }])
  const [theirs] = (await listSessions(payer)).filter(({ current }) => !current)
  const [owners] = (await listSessions(payer)).filter(({ current }) => current)
  expect((await other.send('DELETE', `/api/sessions/${owners?.id}`)).status).toBe(404)
  expect((await payer.send('DELETE', `/api/sessions/${theirs?.id}`)).status).toBe(204)
  expect((await other.get('/api/copies')).status).toBe(401)
  expect((await payer.get('/api/copies')).body).toHaveLength(2)
})

test('nobody without a session lists or ends any', async () => {
  expect((await new Browser().get('/api/sessions')).status).toBe(401)
  expect((await new Browser().send('DELETE', '/api/sessions')).status).toBe(401)
})
