import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { facts } from '#godfrey/knowledge/facts'
import { getTopic } from '#godfrey/knowledge/topics'
import { chatTexts } from './chat-texts.ts'

startTestServer()
beforeEach(resetRateLimits)

const ask = (message: unknown, language: unknown = null, browser = new Browser()) =>
  browser.post('/api/godfrey/chat', { message, language })

describe('asking Godfrey', () => {
  test('answers in the language of the question, with the checkout price, the source and the topic', async () => {
    const answer = await ask('¿Cuánto cuesta una G-Key?')
    expect(answer).toMatchObject({ status: 200, body: { language: 'spanish', topic: 'g-key-price' } })
    expect(answer.body['response']).toContain(facts.gKeyPrice)
    expect(answer.body['sources']).toEqual([{ page: expect.stringMatching(/^\//) }])
    expect(Date.parse(String(answer.body['timestamp']))).toBeGreaterThan(Date.now() - 60_000)
  })

  test('answers in the requested language when the question is in another', async () => {
    expect((await ask('How much is a G-Key?', 'japanese')).body).toMatchObject({
      language: 'japanese',
      topic: 'g-key-price',
    })
  })

  test("keeps the language of the same visitor's conversation when the question has none", async () => {
    const browser = new Browser()
    await ask('Was kostet ein G-Key?', null, browser)
    expect((await ask('WAV?', null, browser)).body['language']).toBe('german')
    expect((await ask('WAV?')).body['language']).toBe('english')
  })

  test('declines an unmatched question and points to a person', async () => {
    const answer = await ask('?!?', 'german')
    expect(answer.body).toMatchObject({
      response: chatTexts.german.noTopicFound,
      sources: [{ page: '/contact-us' }],
      topic: null,
    })
  })

  test('declines a question about something else', async () => {
    const answer = await ask('Wie backe ich Brot?')
    expect(answer.body).toMatchObject({ language: 'german', topic: 'off-topic', origin: 'refused' })
  })

  test.each(['', '   \n', undefined, 7, null, 'a'.repeat(2001)])('rejects %j with 400', async (message) => {
    expect(await ask(message)).toMatchObject({ status: 400, body: { error: 'malformed' } })
  })

  test('rejects an unknown language with 400', async () => {
    expect((await ask('Hello', 'klingon')).status).toBe(400)
  })

  test('limits a browser to sixty questions a minute', async () => {
    const browser = new Browser()
    await ask('Hello', null, browser)
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask('Hello', null, browser)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50)
  })
})

describe('account status', () => {
  test.each([
    ['Is my G-Key active?', 'english'],
    ['¿Está activa mi G-Key?', 'spanish'],
    ['Ma G-Key est-elle active ?', 'french'],
    ['Ist mein G-Key aktiv?', 'german'],
    ['La mia G-Key è attiva?', 'italian'],
    ['A minha G-Key está ativa?', 'portuguese'],
    ['我的G-Key有效吗？', 'chinese'],
    ['私のG-Keyは有効ですか？', 'japanese'],
  ] as const)('answers "%s" from the session', async (message, language) => {
    const { gKeyId } = await createTestArtist({ stageName: 'Zoë' })
    const { answer, variants } = getTopic('own-g-key')[language]
    const known = await ask(message, null, await signInArtist(gKeyId))
    expect(known.body).toMatchObject({ language, response: variants?.['active']?.replace('{name}', 'Zoë') })
    expect((await ask(message)).body).toMatchObject({ language, response: answer })
  })

  test.each([
    ['How many of my Keymails are redeemed?', 'english'],
    ['¿Cuántos de mis Keymails se han canjeado?', 'spanish'],
    ['Combien de mes Keymails ont été utilisés ?', 'french'],
    ['Wie viele meiner Keymails sind eingelöst?', 'german'],
    ['Quanti dei miei Keymail sono stati riscattati?', 'italian'],
    ['Quantos dos meus Keymails foram resgatados?', 'portuguese'],
    ['我的Keymail有多少已兑换？', 'chinese'],
    ['私のKeymailはいくつ引き換えられましたか', 'japanese'],
  ] as const)('answers "%s" with counts of the artist’s own Keymails', async (message, language) => {
    const { gKeyId } = await createTestKeymails(3)
    await createTestKeymails(2)
    const answer = await ask(message, null, await signInArtist(gKeyId))
    expect(answer.body['language']).toBe(language)
    expect(answer.body['response']).toContain('3')
    expect((await ask(message)).body['response']).toBe(getTopic('own-keymails')[language].answer)
  })

  test('does not report a void G-Key as active', async () => {
    const { artist, gKeyId } = await createTestArtist({ stageName: 'Zoë' })
    const browser = await signInArtist(gKeyId)
    await sql(db, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1`, [artist.id])
    expect((await ask('Is my G-Key active?', null, browser)).body['response']).toContain(
      'You are signed in as Zoë and have no active G-Key',
    )
    expect((await browser.get('/api/godfrey/monitor/gkey/current-user')).body['active']).toBe(false)
  })
})

test("the G-Key status endpoint reports the session's own key", async () => {
  const { gKeyId } = await createTestArtist({ stageName: 'Zoë', accountType: 'test' })
  const path = '/api/godfrey/monitor/gkey/current-user'
  expect(await new Browser().get(path)).toMatchObject({
    status: 200,
    body: { active: false, accountType: null, artistName: null },
  })
  expect((await (await signInArtist(gKeyId)).get(path)).body).toEqual({
    active: true,
    accountType: 'test',
    artistName: 'Zoë',
  })
})
