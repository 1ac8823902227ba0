import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { calculateUploadFeeCents } from '#contract/uploads'
import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
import { purgeConversations } from './purge-conversations.ts'
import { toAnswerChunks } from './stream-answer.ts'

startTestServer()
beforeEach(resetRateLimits)

const ask = async (browser: Browser, message: string, language: string | null = null) =>
  (await browser.post('/api/godfrey/chat', { message, language })).body as Record<string, string>

/** The events of a streamed answer, in order. */
async function streamed(message: string): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const answer = await fetch(`${getServerOrigin()}/api/godfrey/chat`, {
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

const seven = `$${(calculateUploadFeeCents(7) ?? 0) / 100}`
/** What only follows a price in a talk that was of prices before. */
const TOTALS = `7 – ${seven}`

describe('the previous turn', () => {
  test('resolves a follow-up, in the language of the conversation', async () => {
    const browser = new Browser()
    await ask(browser, '¿Cuánto cuesta subir tres canciones?')
    const answer = await ask(browser, 'y para siete?')
    expect(answer['language']).toBe('spanish')
    expect(answer['response']).toContain(seven)
    expect(answer['response']).toContain(TOTALS)
  })

  test('is not visible to other visitors', async () => {
    await ask(new Browser(), '¿Cuánto cuesta subir tres canciones?')
    expect((await ask(new Browser(), 'y para siete?'))['response']).not.toContain(TOTALS)
  })
})

describe('deleting the conversation', () => {
  const exported = async (browser: Browser) =>
    (await browser.get('/api/godfrey/conversation')).body as { turns: { question: string }[] }

  test('deletes the turns and the language of this visitor only', async () => {
    const [browser, other] = [new Browser(), new Browser()]
    for (const each of [browser, other]) await ask(each, '¿Cuánto cuesta subir tres canciones?')
    expect((await browser.send('DELETE', '/api/godfrey/conversation')).status).toBe(204)
    expect((await exported(browser)).turns).toEqual([])
    expect((await exported(other)).turns).toHaveLength(1)
    const answer = await ask(browser, 'y para siete?')
    expect(answer['response']).not.toContain(TOTALS)
    expect((await exported(browser)).turns.map(({ question }) => question)).toEqual(['y para siete?'])
  })

  test('keeps the cost of model calls but none of the text', async () => {
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

  test('succeeds when there is no conversation', async () => {
    expect((await new Browser().send('DELETE', '/api/godfrey/conversation')).status).toBe(204)
  })
})

test('conversations are purged after the retention period stated by Godfrey and the privacy page', async () => {
  const browser = new Browser()
  const [kept, over] = [await ask(browser, 'What is a Keymail?'), await ask(browser, 'What is an edition?')]
  const age = (id: string | undefined, days: number) =>
    sql(db, `UPDATE godfrey_turns SET asked_at = now() - make_interval(days => $2, mins => 5) WHERE id = $1`, [
      id,
      days,
    ])
  await age(kept['id'], CHAT_RETENTION_DAYS - 1)
  await age(over['id'], CHAT_RETENTION_DAYS)
  await purgeConversations()
  const left = await sql<{ id: string }>(db, 'SELECT id FROM godfrey_turns WHERE id = ANY ($1)', [
    [kept['id'], over['id']],
  ])
  expect(left).toEqual([{ id: kept['id'] }])
})

describe('a streamed answer', () => {
  test('sends chunks that add up to the full text, then everything in the JSON answer', async () => {
    const events = await streamed('What is Digital Scarcity?')
    expect(events[0]?.event).toBe('begin')
    const pieces = events.filter(({ event }) => event === 'piece').map(({ data }) => String(data['text']))
    expect(pieces.length).toBeGreaterThan(3)
    const done = events.at(-1)
    expect(done).toMatchObject({ event: 'done', data: { language: 'english', topic: 'digital-scarcity' } })
    expect(pieces.join('')).toBe(done?.data['response'])
  })

  test.each(['One  two\n\nthree.', '一枚の曲です。番号があります。', 'x'.repeat(300), '', ' a '])(
    'preserves %j exactly',
    (text) => {
      expect(toAnswerChunks(text).join('')).toBe(text)
    },
  )
})

describe('rating an answer', () => {
  test('stores the rating with its comment, and allows changing it', async () => {
    const browser = new Browser()
    const { id } = await ask(browser, 'What is a G-Key?')
    expect((await browser.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(204)
    await browser.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'down', comment: 'Too long.' })
    const [row] = await sql(db, 'SELECT thumb, comment FROM godfrey_turns WHERE id = $1', [id])
    expect(row).toEqual({ thumb: 'down', comment: 'Too long.' })
  })

  test("responds 404 for another visitor's answer", async () => {
    const { id } = await ask(new Browser(), 'What is a G-Key?')
    const other = new Browser()
    await ask(other, 'Hello')
    expect((await other.post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(404)
    expect((await new Browser().post(`/api/godfrey/answers/${id}/thumb`, { thumb: 'up' })).status).toBe(404)
  })

  test.each([{ thumb: 'sideways' }, {}, { thumb: 'up', comment: 'x'.repeat(1001) }])(
    'rejects %j with 400',
    async (body) => {
      const browser = new Browser()
      const { id } = await ask(browser, 'What is a G-Key?')
      expect((await browser.post(`/api/godfrey/answers/${id}/thumb`, body)).status).toBe(400)
    },
  )
})

describe('creating a handoff', () => {
  test("opens a review with the visitor's text and returns its number", async () => {
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

  test('opens one review when the same text is sent twice', async () => {
    const browser = new Browser()
    await ask(browser, 'Hello')
    const numbers = [1, 2].map(() => browser.post('/api/godfrey/handovers', { text: 'Please help me' }))
    const [first, second] = await Promise.all(numbers)
    expect(first?.body['number']).toBe(second?.body['number'])
  })

  test('allows five an hour', async () => {
    const browser = new Browser()
    await ask(browser, 'Hello')
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push(await browser.post('/api/godfrey/handovers', { text: `Matter number ${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each([{ text: '' }, { text: 'ok then', email: 'not an address' }, { text: 'x'.repeat(2001) }])(
    'rejects %j with 400',
    async (body) => {
      expect((await new Browser().post('/api/godfrey/handovers', body)).status).toBe(400)
    },
  )
})

test("the export contains only this visitor's conversation, oldest first", async () => {
  const browser = new Browser()
  await ask(browser, 'What is a G-Key?')
  await ask(browser, 'My key is GK-ABCD-EFGH-JKMN-PQRS, does it work?')
  await ask(new Browser(), 'What is a Keymail?')
  const { body } = await browser.get('/api/godfrey/conversation')
  const turns = body['turns'] as { question: string }[]
  expect(turns.map(({ question }) => question)).toEqual(['What is a G-Key?', 'My key is GK-…, does it work?'])
  expect((await new Browser().get('/api/godfrey/conversation')).body['turns']).toEqual([])
})
