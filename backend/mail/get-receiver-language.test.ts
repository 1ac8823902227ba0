import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getArtistLanguage } from '#module/artists/language'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan, signInByMail } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { getReceiverLanguage } from './index.ts'

startTestServer()

let count = 0
const createEmail = () => `Reader.${++count}.${Date.now()}@example.com`

test('an artist is written to in the language they read last, also after the session has ended', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const [stored] = await sql<{ email: string }>(db, 'SELECT email FROM artists WHERE id = $1', [artist.id])
  const email = stored?.email ?? ''
  expect(await getReceiverLanguage(email)).toBeUndefined()
  for (const [tag, language] of [
    ['ja', 'japanese'],
    ['pt-BR,pt;q=0.9', 'portuguese'],
  ] as const) {
    const browser = new Browser({ 'accept-language': tag })
    expect((await browser.post('/api/validate-g-key', { gKeyId })).status).toBe(200)
    await sql(db, 'DELETE FROM sessions WHERE artist_id = $1', [artist.id])
    expect([await getArtistLanguage(artist.id), await getReceiverLanguage(email.toUpperCase())]).toEqual([
      language,
      language,
    ])
  }
})

test('a fan is written to in the language of the browser that paid, then of the one that signed in', async () => {
  const { codes } = await createTestKeymails(1)
  const email = createEmail()
  await redeemAsFan(codes[0] ?? '', email, new Browser({ 'accept-language': 'de-AT' }))
  expect(await getReceiverLanguage(email)).toBe('german')
  await signInByMail(codes[0] ?? '', new Browser({ 'accept-language': 'zh-TW' }))
  await sql(db, `DELETE FROM sessions WHERE visitor_id IN (SELECT visitor_id FROM fans WHERE address = lower($1))`, [
    email,
  ])
  expect(await getReceiverLanguage(email)).toBe('chinese')
  expect(await getReceiverLanguage(createEmail())).toBeUndefined()
})
