import { beforeEach, describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { Browser, withServer } from '#testing/server'
import { facts } from './knowledge/facts.ts'
import { statusTexts } from './statuses.ts'

withServer()
beforeEach(freshBudgets)

const ask = (message: unknown, language: unknown = null, browser = new Browser()) =>
  browser.post('/api/godfrey/chat', { message, language })

describe('a question', () => {
  test('is answered in its language with the price of the checkout, its source and its topic', async () => {
    const answer = await ask('¿Cuánto cuesta una G-Key?')
    expect(answer).toMatchObject({ status: 200, body: { language: 'spanish', topic: 'g-key-price' } })
    expect(answer.body['response']).toContain(facts.gKeyPrice)
    expect(answer.body['sources']).toEqual([{ page: expect.stringMatching(/^\//) }])
    expect(Date.parse(String(answer.body['timestamp']))).toBeGreaterThan(Date.now() - 60_000)
  })

  test('in one language is answered in the other that was asked for', async () => {
    expect((await ask('How much is a G-Key?', 'japanese')).body).toMatchObject({
      language: 'japanese',
      topic: 'g-key-price',
    })
  })

  test('without a language of its own stays in that of the conversation, of this visitor only', async () => {
    const browser = new Browser()
    await ask('Was kostet ein G-Key?', null, browser)
    expect((await ask('WAV?', null, browser)).body['language']).toBe('german')
    expect((await ask('WAV?')).body['language']).toBe('english')
  })

  test('that nothing fits is declined in a sentence, with the way to a person', async () => {
    const answer = await ask('Zwei blaue Elefanten tanzen im Mondlicht')
    expect(answer.body).toMatchObject({
      response: statusTexts.german.nothingFits,
      sources: [{ page: '/contact-us' }],
      topic: null,
    })
  })

  test.each(['', '   \n', undefined, 7, null, 'a'.repeat(2001)])('is not %j: 400', async (message) => {
    expect(await ask(message)).toMatchObject({ status: 400, body: { error: 'malformed' } })
  })

  test('in Klingon: 400', async () => {
    expect((await ask('Hello', 'klingon')).status).toBe(400)
  })

  test('comes at most sixty times a minute from one browser', async () => {
    const browser = new Browser()
    await ask('Hello', null, browser)
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask('Hello', null, browser)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50)
  })
})

describe('the state of one’s own things', () => {
  test.each([
    ['Is my G-Key active?', 'english'],
    ['¿Está activa mi G-Key?', 'spanish'],
    ['Ma G-Key est-elle active ?', 'french'],
    ['Ist mein G-Key aktiv?', 'german'],
    ['La mia G-Key è attiva?', 'italian'],
    ['A minha G-Key está ativa?', 'portuguese'],
    ['我的G-Key有效吗？', 'chinese'],
    ['私のG-Keyは有効ですか？', 'japanese'],
  ] as const)('"%s" is answered from the session', async (message, language) => {
    const { gKeyId } = await anArtist({ stageName: 'Zoë' })
    const texts = statusTexts[language]
    const known = await ask(message, null, await signedIn(gKeyId))
    expect(known.body).toMatchObject({ language, response: texts.gKeyActive.replace('{name}', 'Zoë') })
    expect((await ask(message)).body).toMatchObject({ language, response: texts.signInGKey })
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
  ] as const)('"%s" counts the artist’s own', async (message, language) => {
    const { gKeyId } = await keymailsFor(3)
    await keymailsFor(2)
    const answer = await ask(message, null, await signedIn(gKeyId))
    expect(answer.body['language']).toBe(language)
    expect(answer.body['response']).toContain('3')
    expect((await ask(message)).body['response']).toBe(statusTexts[language].signInKeymails)
  })

  test('a void G-Key is not called active', async () => {
    const { artist, gKeyId } = await anArtist({ stageName: 'Zoë' })
    const browser = await signedIn(gKeyId)
    await sql(db, `UPDATE g_keys SET state = 'void' WHERE artist_id = $1`, [artist.id])
    expect((await ask('Is my G-Key active?', null, browser)).body['response']).toContain('No, Zoë')
    expect((await browser.get('/api/godfrey/monitor/gkey/current-user')).body['active']).toBe(false)
  })
})

test('the watch over the key answers for the session', async () => {
  const { gKeyId } = await anArtist({ stageName: 'Zoë', accountType: 'test' })
  const path = '/api/godfrey/monitor/gkey/current-user'
  expect(await new Browser().get(path)).toMatchObject({
    status: 200,
    body: { active: false, accountType: null, artistName: null },
  })
  expect((await (await signedIn(gKeyId)).get(path)).body).toEqual({
    active: true,
    accountType: 'test',
    artistName: 'Zoë',
  })
})
