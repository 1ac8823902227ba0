import { beforeEach, describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { Browser, serverOrigin, withServer } from '#testing/server'
import { uploadFeeCents } from '#contract/songs'
import { forgetExpired } from '#platform/forget-expired'
import { CHAT_KEPT_DAYS } from './contract.ts'
import { piecesOf } from './stream-answer.ts'

withServer()
beforeEach(freshBudgets)

const ask = async (browser: Browser, message: string, language: string | null = null) =>
  (await browser.post('/api/godfrey/chat', { message, language })).body as Record<string, string>

/** The events of a streamed answer, in order. */
async function streamed(message: string): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const answer = await fetch(`${serverOrigin()}/api/godfrey/chat`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message, language: null }),
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  return (await answer.text())
    .split('\n\n')
    .filter((block) => block.includes('event:'))
    .map((block) => ({
      event: /event: (\w+)/.exec(block)?.[1] ?? '',
      data: JSON.parse(/data: (.*)/.exec(block)?.[1] ?? '{}') as Record<string, unknown>,
    }))
}

const seven = `$${(uploadFeeCents(7) ?? 0) / 100}`

describe('what was said before', () => {
  test('is what a follow-up is about, in the language of the talk', async () => {
    const browser = new Browser()
    await ask(browser, '¿Cuánto cuesta subir tres canciones?')
    const answer = await ask(browser, 'y para siete?')
    expect(answer['language']).toBe('spanish')
    expect(answer['response']).toContain(seven)
  })

  test('is nobody else’s', async () => {
    await ask(new Browser(), '¿Cuánto cuesta subir tres canciones?')
    expect((await ask(new Browser(), 'y para siete?'))['response']).not.toContain(seven)
  })
})

describe('starting over', () => {
  const exported = async (browser: Browser) =>
    (await browser.get('/api/godfrey/conversation')).body as { turns: { question: string }[] }

  test('forgets what was said and the language, and nobody else’s', async () => {
    const [browser, other] = [new Browser(), new Browser()]
    for (const each of [browser, other]) await ask(each, '¿Cuánto cuesta subir tres canciones?')
    expect((await browser.send('DELETE', '/api/godfrey/conversation')).status).toBe(204)
    expect((await exported(browser)).turns).toEqual([])
    expect((await exported(other)).turns).toHaveLength(1)
    const answer = await ask(browser, 'y para siete?')
    expect(answer['response']).not.toContain(seven)
    expect((await exported(browser)).turns.map(({ question }) => question)).toEqual(['y para siete?'])
  })

  test('keeps what a model cost, without a word of it', async () => {
    const browser = new Browser()
    const { id } = await ask(browser, 'What is Digital Scarcity?')
    await sql(
      db,
      `WITH run AS (
         INSERT INTO godfrey_runs (turn_id, visitor_id, model, outcome, input_tokens)
         SELECT id, visitor_id, 'a model', 'answered', 900 FROM godfrey_turns WHERE id = $1 RETURNING id)
       INSERT INTO godfrey_tool_calls (run_id, name, input, output, model) SELECT id, 'look-up', '{}', '{}', 'a model' FROM run`,
      [id],
    )
    await browser.send('DELETE', '/api/godfrey/conversation')
    expect((await exported(browser)).turns).toEqual([])
    const left = await sql(
      db,
      `SELECT question, answer, r.input_tokens, (SELECT count(*)::int FROM godfrey_tool_calls c WHERE c.run_id = r.id) AS calls
         FROM godfrey_turns t JOIN godfrey_runs r ON r.turn_id = t.id WHERE t.id = $1`,
      [id],
    )
    expect(left).toEqual([{ question: '', answer: '', input_tokens: 900, calls: 0 }])
  })

  test('is nothing to who has said nothing', async () => {
    expect((await new Browser().send('DELETE', '/api/godfrey/conversation')).status).toBe(204)
  })
})

test('what was said is kept as long as Godfrey and the privacy page say', async () => {
  const browser = new Browser()
  const [kept, over] = [await ask(browser, 'What is a Keymail?'), await ask(browser, 'What is an edition?')]
  const age = (id: string | undefined, days: number) =>
    sql(db, `UPDATE godfrey_turns SET asked_at = now() - make_interval(days => $2, mins => 5) WHERE id = $1`, [
      id,
      days,
    ])
  await age(kept['id'], CHAT_KEPT_DAYS - 1)
  await age(over['id'], CHAT_KEPT_DAYS)
  await forgetExpired()
  const left = await sql<{ id: string }>(db, 'SELECT id FROM godfrey_turns WHERE id = ANY ($1)', [
    [kept['id'], over['id']],
  ])
  expect(left).toEqual([{ id: kept['id'] }])
})

describe('a streamed answer', () => {
  test('comes in pieces that are together the whole, and ends with all that the JSON answer has', async () => {
    const events = await streamed('What is Digital Scarcity?')
    expect(events[0]?.event).toBe('begin')
    const pieces = events.filter(({ event }) => event === 'piece').map(({ data }) => String(data['text']))
    expect(pieces.length).toBeGreaterThan(3)
    const done = events.at(-1)
    expect(done).toMatchObject({ event: 'done', data: { language: 'english', topic: 'digital-scarcity' } })
    expect(pieces.join('')).toBe(done?.data['response'])
  })

  test.each(['One  two\n\nthree.', '一枚の曲です。番号があります。', 'x'.repeat(300), '', ' a '])(
    'loses nothing of %j',
    (text) => {
      expect(piecesOf(text).join('')).toBe(text)
    },
  )
})

describe('a thumb', () => {
  test('is kept with its comment, and can be turned', async () => {
    const browser = new Browser()
    const { id } = await ask(browser, 'What is a G-Key?')
    expect((await browser.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(204)
    await browser.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'down', comment: 'Too long.' })
    const [row] = await sql(db, 'SELECT thumb, comment FROM godfrey_turns WHERE id = $1', [id])
    expect(row).toEqual({ thumb: 'down', comment: 'Too long.' })
  })

  test('for somebody else’s answer: 404', async () => {
    const { id } = await ask(new Browser(), 'What is a G-Key?')
    const other = new Browser()
    await ask(other, 'Hello')
    expect((await other.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(404)
    expect((await new Browser().post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(404)
  })

  test.each([{ thumb: 'sideways' }, {}, { thumb: 'up', comment: 'x'.repeat(1001) }])('%j: 400', async (body) => {
    const browser = new Browser()
    const { id } = await ask(browser, 'What is a G-Key?')
    expect((await browser.post(`/api/godfrey/answers/${id}/thumb`, body)).status).toBe(400)
  })
})

describe('handing over to a person', () => {
  test('opens a review with the visitor’s words, and says its number', async () => {
    const browser = new Browser()
    await ask(browser, 'What is a G-Key?')
    const answer = await browser.post('/api/godfrey/handovers', {
      text: 'My G-Key GK-ABCD-EFGH-JKMN-PQRS fails',
      email: 'me@example.com',
    })
    expect(answer).toMatchObject({ status: 200, body: { number: expect.any(Number) } })
    const [review] = await sql<{ kind: string; reason: string; evidence: { email: string; conversation: unknown[] } }>(
      db,
      'SELECT kind, reason, evidence FROM reviews WHERE number = $1',
      [answer.body['number']],
    )
    expect(review).toMatchObject({ kind: 'handover', evidence: { email: 'me@example.com' } })
    expect(review?.reason).not.toContain('PQRS')
    expect(review?.evidence.conversation).toHaveLength(1)
  })

  test('the same words twice are one review', async () => {
    const browser = new Browser()
    await ask(browser, 'Hello')
    const numbers = [1, 2].map(() => browser.post('/api/godfrey/handovers', { text: 'Please help me' }))
    const [first, second] = await Promise.all(numbers)
    expect(first?.body['number']).toBe(second?.body['number'])
  })

  test('five an hour and no more', async () => {
    const browser = new Browser()
    await ask(browser, 'Hello')
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push(await browser.post('/api/godfrey/handovers', { text: `Matter number ${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each([{ text: '' }, { text: 'ok then', email: 'not an address' }, { text: 'x'.repeat(2001) }])(
    '%j: 400',
    async (body) => {
      expect((await new Browser().post('/api/godfrey/handovers', body)).status).toBe(400)
    },
  )
})

test('the export holds this visitor’s talk, the oldest first, and nobody else’s', async () => {
  const browser = new Browser()
  await ask(browser, 'What is a G-Key?')
  await ask(browser, 'My key is GK-ABCD-EFGH-JKMN-PQRS, does it work?')
  await ask(new Browser(), 'What is a Keymail?')
  const { body } = await browser.get('/api/godfrey/conversation')
  const turns = body['turns'] as { question: string }[]
  expect(turns.map(({ question }) => question)).toEqual(['What is a G-Key?', 'My key is GK-…, does it work?'])
  expect((await new Browser().get('/api/godfrey/conversation')).body['turns']).toEqual([])
})
