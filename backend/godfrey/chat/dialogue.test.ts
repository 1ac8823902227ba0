import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateUploadFeeCents } from '#contract/uploads'
import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { isOwnAccount } from '#godfrey/knowledge/topic'
import { listTopics } from '#godfrey/knowledge/topics'
import { Browser } from '#testing/clients/browser'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

type Reply = Omit<GodfreyReply, 'topic'> & { topic: string }
const ask = async (browser: Browser, message: string, confirms: string | null = null) =>
  (await browser.post('/api/godfrey/chat', { message, language: null, confirms })).body as unknown as Reply

const onePrice = `$${(calculateUploadFeeCents(1) ?? 0) / 100}`

describe('the conversation', () => {
  test.each([
    ['How much is it to upload ten songs?', 'and for just one?'],
    ['Combien coûte la mise en ligne de dix morceaux ?', 'et pour un seul ?'],
    ['Was kostet es, zehn Songs hochzuladen?', 'und für einen einzigen?'],
    ['上传十首歌多少钱？', '那一首呢？'],
  ])('"%s" and then "%s" is answered with the price of one', async (first, next) => {
    const browser = new Browser()
    await ask(browser, first)
    expect((await ask(browser, next)).response).toContain(onePrice)
  })

  test.each([
    ['曲を1曲アップロードするのにいくらかかりますか？', 'アルバムで9曲だったら？'],
    ['上传一首歌多少钱？', '专辑里有9首呢？'],
  ])('"%s" and then "%s" is answered with the price of nine', async (first, next) => {
    const browser = new Browser()
    await ask(browser, first)
    expect((await ask(browser, next)).response).toContain(`$${(calculateUploadFeeCents(9) ?? 0) / 100}`)
  })

  test.each([
    ['Was kostet es, fünf Songs hochzuladen?', 'und wenn ich erst drei hochlade?', 'german'],
    [
      '¿Cuánto vale subir seis canciones de golpe?',
      '¿y si mañana quiero subir solo cuatro de esas seis, pierdo lo otro?',
      'spanish',
    ],
  ] as const)('"%s" and then "%s" is also told what becomes of unused uploads', async (first, next, language) => {
    const unused = renderFacts(listTopics().find(({ id }) => id === 'unused-uploads')?.[language].answer ?? '')
    const browser = new Browser()
    expect((await ask(browser, first)).response).not.toContain(unused)
    expect((await ask(browser, next)).response).toContain(unused)
  })

  test.each([
    [['アルバム方式で出したいです。', '十曲です', 'ファン一人あたりの見込みはいくらになりますか。']],
    [['Ich plane ein Album mit zehn Titeln.', 'nur ein Album-Code', 'was schätzt ihr, was pro Fan reinkommt?']],
  ])('%j ends with the estimate of ten songs as an album', async (messages) => {
    const browser = new Browser()
    let response = ''
    for (const message of messages) ({ response } = await ask(browser, message))
    expect(response).toContain('$60')
  })

  test('answers two questions in one message', async () => {
    const { response } = await ask(new Browser(), 'How much does a G-Key cost? And which audio formats can I upload?')
    expect(response).toContain('$50')
    expect(response).toContain('FLAC')
  })

  test.each([
    ['english', 'ok'],
    ['german', 'nein'],
    ['japanese', 'いや'],
  ])('takes a %s "%s" without a question as what it is', async (_, message) => {
    expect((await ask(new Browser(), message)).topic).toMatch(/^(?:acknowledged|declined)$/)
  })

  // Without a letter in it, a message is about nothing.
  test('offers a person after a second question without an answer, and passes it on with a yes', async () => {
    const browser = new Browser()
    expect(await ask(browser, '?!?')).toMatchObject({ origin: 'nothing' })
    const offer = await ask(browser, '…?!')
    expect(offer).toMatchObject({ origin: 'handover', choices: [{ label: 'Yes' }, { label: 'No' }] })
    expect(offer.response).toContain('…?!')
    const done = await ask(browser, 'yes')
    const number = /number is (\d+)/.exec(done.response)?.[1]
    const [review] = await sql<{ kind: string; reason: string }>(
      db,
      'SELECT kind, reason FROM reviews WHERE number = $1',
      [number],
    )
    expect(review?.kind).toBe('handover')
    expect(review?.reason).toContain('…?!')
  })

  test.each([
    ['You are useless, this is a joke', 'no', 'nothing was passed on'],
    ['Ich will mit einem Menschen sprechen', 'ja', 'Ihre Nummer ist'],
    ['quiero hablar con una persona', 'sí', 'Tu número es'],
    ['人間の担当者と話したいです', 'はい', '受付番号は'],
  ])('"%s" leads to a person, "%s" decides', async (message, answer, said) => {
    const browser = new Browser()
    expect((await ask(browser, message)).origin).toBe('handover')
    expect((await ask(browser, answer)).response).toContain(said)
  })

  test('tells what else may be meant by a passage of its answer, beside its button', async () => {
    const unsure = ['codes and keys', 'the price', 'key', 'card']
    const replies = await Promise.all(unsure.map((message) => ask(new Browser(), message)))
    const beside = replies.flatMap(({ choices, response }) => choices.map(({ label }) => ({ label, response })))
    expect(beside).not.toHaveLength(0)
    for (const { label, response } of beside) {
      const topic = listTopics().find(({ english }) => english.question === label)
      const passage = response.split(`– ${label}`)[1]?.split('\n')[0]?.trim() ?? ''
      if (topic && !isOwnAccount(topic)) expect(renderFacts(topic.english.answer)).toContain(passage)
      expect(response).toContain(`– ${label}`)
    }
  })

  test('does not tell a whole answer twice in a row', async () => {
    const browser = new Browser()
    const message = 'What is a Green Room, and who can see what I write there?'
    const first = await ask(browser, message)
    const second = await ask(browser, message)
    expect(second.topic).toBe(first.topic)
    expect(second.response).not.toBe(first.response)
  })

  test.each([
    ['english', 'This is ridiculous, my payment was taken twice and nobody answers, you thieves!'],
    ['german', 'So eine Frechheit, ich warte seit Tagen auf die Freigabe meines Songs, ihr Betrüger!'],
  ])('begins the answer to an angry %s message with a regret and offers a person', async (_, message) => {
    const { response, origin } = await ask(new Browser(), message)
    expect(response).toMatch(/sorry|[Ll]eid/)
    expect(origin).toBe('handover')
  })

  test('a yes refers to the last answer only', async () => {
    const browser = new Browser()
    await ask(browser, 'I want to talk to a human')
    await ask(browser, 'What is a Keymail?')
    expect((await ask(browser, 'yes')).topic).toBe('acknowledged')
  })
})

describe('the own account', () => {
  const questions: [Language, ...string[]][] = [
    ['english', 'how much did I earn this month', 'how many copies do I have left', 'when is my review decided'],
    ['spanish', 'cuánto gané este mes', 'cuántas copias me quedan', 'cuándo se decide mi revisión'],
    ['french', 'combien ai-je gagné ce mois-ci', 'combien de copies me reste-t-il', 'où en est mon dossier'],
    ['german', 'wie viel habe ich diesen Monat verdient', 'wie viele Exemplare habe ich noch', 'Stand meines Vorgangs'],
    ['italian', 'quanto ho guadagnato questo mese', 'quante copie mi restano', 'stato della mia revisione'],
    ['portuguese', 'quanto ganhei este mês', 'quantas cópias me restam', 'status da minha revisão'],
    ['chinese', '我这个月挣了多少钱', '我还剩几份副本', '我的审核什么时候有结果'],
    ['japanese', '今月いくら稼ぎましたか', '私のコピーはあと何枚ありますか', '私の審査はいつ決まりますか'],
  ]

  test.each(questions)('%s: answers from the session’s own rows', async (language, earned, left, review) => {
    const { artist, gKeyId } = await createTestArtist()
    await createTestSong(artist, { title: 'Mine' })
    const other = await createTestArtist()
    await createTestSong(other.artist, { title: 'Theirs' })
    const browser = await signInArtist(gKeyId)
    expect(await ask(browser, earned ?? '')).toMatchObject({
      language,
      topic: 'own-earnings',
      response: expect.stringContaining('$0'),
    })
    const copies = await ask(browser, left ?? '')
    expect(copies).toMatchObject({ topic: 'own-copies-left', response: expect.stringContaining('Mine') })
    expect(copies.response).not.toContain('Theirs')
    await browser.post('/api/godfrey/handovers', { text: `Please look at this (${language})` })
    expect(await ask(browser, review ?? '')).toMatchObject({
      topic: 'own-review',
      response: expect.stringMatching(/\d/),
    })
  })

  test('tells of the song that the question names', async () => {
    const { artist, gKeyId, codes } = await createTestKeymails(2, 10)
    await createTestSong(artist, { title: 'Night Bus' })
    await createTestSong(artist, { title: 'Day Tram' })
    await redeemAsFan(codes[0] ?? '', 'fan@example.com')
    const browser = await signInArtist(gKeyId)
    const named = await ask(browser, 'is my song “Night Bus” published?')
    expect(named).toMatchObject({ topic: 'own-songs', response: expect.stringContaining('“Night Bus” is published') })
    expect(named.response).not.toContain('Day Tram')
    expect((await ask(browser, 'how many copies of Day Tram do I have left?')).response).toContain('“Day Tram” 100/100')
    expect((await ask(browser, 'who redeemed my keymails so far?')).response).toContain('No. 1')
  })

  test('answers two questions about own things in one message', async () => {
    const { gKeyId } = await createTestKeymails(2, 10)
    const { response } = await ask(
      await signInArtist(gKeyId),
      'How much did I earn this month? And how many copies do I have left?',
    )
    expect(response).toMatch(/Sales this month: 0,[^]*8\/10/)
  })

  test('tells an artist the uploads left, the PayPal address and the copies that may still be given out', async () => {
    const { artist, gKeyId } = await createTestArtist()
    await createTestSong(artist, { title: 'Night Bus' })
    await sql(db, 'INSERT INTO upload_credits (artist_id, credits) VALUES ($1, 3)', [artist.id])
    await sql(db, 'UPDATE editions SET open_left = 25 WHERE artist_id = $1', [artist.id])
    const browser = await signInArtist(gKeyId)
    expect(await ask(browser, 'how many upload credits do I have')).toMatchObject({
      topic: 'own-upload-credits',
      response: expect.stringContaining('left: 3.'),
    })
    expect(await ask(browser, 'which PayPal address do I have here')).toMatchObject({
      topic: 'own-payment-email',
      response: expect.stringContaining(artist.paymentEmail ?? 'none'),
    })
    expect((await ask(browser, 'how many copies do I have left')).response).toContain('“Night Bus” 75/100')
  })

  test('offers a visitor no button about own things', async () => {
    for (const message of ['how much', 'my copies', 'the state of songs', 'what did it earn', 'codes and keys']) {
      const { choices } = await ask(new Browser(), message)
      const own = listTopics()
        .filter(isOwnAccount)
        .map(({ english }) => english.question)
      expect(choices.filter(({ label }) => own.includes(label))).toEqual([])
    }
  })

  test('tells whoever is not signed in how to, and nothing else', async () => {
    await createTestKeymails(2)
    const answer = await ask(new Browser(), 'how much did I earn this month')
    expect(answer).toMatchObject({ topic: 'own-earnings', sources: [{ page: '/g-key-login' }] })
    expect(answer.response).not.toMatch(/\d/)
  })

  test('counts what a fan paid and owns, by title and number', async () => {
    const browser = new Browser()
    expect((await ask(browser, 'what did I pay')).topic).toBe('own-payments')
    expect((await ask(browser, 'where is my copy')).response).toContain('/redeem-keymail')
  })
})
