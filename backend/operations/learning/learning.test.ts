import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { languages } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { topicFile } from '#module/godfrey'
import { Browser } from '#testing/clients/browser'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { applyApprovedDrafts } from './apply-approved-drafts.ts'

startTestServer()
beforeEach(resetRateLimits)

const DRAFTS = '/api/operator/godfrey/drafts'
type Group = {
  topic: string
  questions: number
  thumbsDown: number
  examples: { text: string; comment: string | null }[]
}

async function ask(browser: Browser, message: string, origin?: string): Promise<string> {
  const { body } = await browser.post('/api/godfrey/chat', { message, language: 'english' })
  if (origin) await sql(db, 'UPDATE godfrey_turns SET origin = $2 WHERE id = $1', [body['id'], origin])
  return String(body['id'])
}

async function listGroups(staff: Browser): Promise<Group[]> {
  const { status, body } = await staff.get('/api/operator/godfrey/questions')
  expect(status).toBe(200)
  return body['groups'] as Group[]
}

test('staff see what was not known or was told wrong, grouped by the likeliest topic; nobody else does', async () => {
  const browser = new Browser()
  await ask(browser, 'may anybody look at the public showcase', 'nothing')
  await ask(browser, 'what can I hear in the public showcase', 'nothing')
  const rated = await ask(browser, 'What is a G-Key?')
  await browser.post(`/api/godfrey/answers/${rated}/thumb`, { thumb: 'down', comment: 'Not what I asked.' })
  await ask(browser, 'What is a Keymail?')

  const groups = await listGroups(await signInStaff('operator'))
  const previews = groups.find(({ topic }) => topic === 'public-showcase-and-previews')
  expect(previews).toMatchObject({ questions: 2, thumbsDown: 0 })
  expect(groups.find(({ topic }) => topic === 'what-is-a-g-key')).toMatchObject({
    thumbsDown: 1,
    examples: [{ text: 'What is a G-Key?', comment: 'Not what I asked.' }],
  })
  expect(JSON.stringify(groups)).not.toContain('What is a Keymail?')
  expect((await browser.get('/api/operator/godfrey/questions')).status).toBe(401)

  await browser.send('DELETE', '/api/godfrey/conversation')
  expect(JSON.stringify(await listGroups(await signInStaff('operator')))).not.toContain('showcase')
})

test('a draft begins with nothing, is filled in by language, and is decided by an admin, once', async () => {
  const operator = await signInStaff('operator')
  const admin = await signInStaff('admin')
  const { body } = await operator.post(DRAFTS, { kind: 'phrasing', topic: 'gift-a-copy' })
  expect(body['missing']).toEqual(languages)
  const path = `${DRAFTS}/${String(body['id'])}`
  const decide = (staff: Browser, decision: string) => staff.post(`${path}/decision`, { decision })

  expect((await decide(admin, 'approved')).status).toBe(409)
  const texts = { german: { phrasings: ['kann ich das jemandem zum Geburtstag schenken'] } }
  const filled = await operator.send('PUT', path, { texts })
  expect(filled.body['missing']).toEqual(languages.filter((language) => language !== 'german'))
  expect((await decide(operator, 'approved')).status).toBe(403)
  expect((await decide(admin, 'approved')).status).toBe(204)
  expect((await decide(admin, 'declined')).status).toBe(409)
  expect((await operator.send('PUT', path, { texts })).status).toBe(404)
  expect((await operator.get(DRAFTS)).body).toEqual({ drafts: [], approved: 1 })
})

test.each([
  ['an unknown topic', { kind: 'phrasing', topic: 'no-such-topic' }, 404],
  ['a new topic of a taken name', { kind: 'topic', topic: 'gift-a-copy' }, 409],
  [
    'an address',
    { kind: 'phrasing', topic: 'gift-a-copy', texts: { english: { phrasings: ['mail it to jo@example.com'] } } },
    409,
  ],
  [
    'a code',
    { kind: 'phrasing', topic: 'gift-a-copy', texts: { english: { phrasings: ['is TM-20250101-ABCD1234 mine'] } } },
    409,
  ],
])('refuses a draft with %s', async (_, body, status) => {
  expect((await (await signInStaff('operator')).post(DRAFTS, body)).status).toBe(status)
})

test('refuses a visitor’s own words, which would outlive the conversation', async () => {
  const words = 'my aunt Petunia in Leeds would like it as a surprise'
  await ask(new Browser(), words)
  const answer = await (
    await signInStaff('operator')
  ).post(DRAFTS, {
    kind: 'phrasing',
    topic: 'gift-a-copy',
    texts: { english: { phrasings: [words.toUpperCase()] } },
  })
  expect(answer).toMatchObject({ status: 409, body: { error: 'phrasing-not-rewritten' } })
})

test('the training takes up what was approved, once, and nothing else', async () => {
  await sql(db, 'DELETE FROM godfrey_drafts')
  const [operator, admin] = [await signInStaff('operator'), await signInStaff('admin')]
  const create = async (body: unknown) => String((await operator.post(DRAFTS, body)).body['id'])
  const decide = (id: string, decision: string) => admin.post(`${DRAFTS}/${id}/decision`, { decision })
  const phrasings = (word: string) => Array.from({ length: 6 }, (_, at) => `${word} ${at}`)
  const approved = await create({
    kind: 'phrasing',
    topic: 'gift-a-copy',
    texts: { french: { phrasings: ['un cadeau pour ma marraine'] } },
  })
  const topic = await create({
    kind: 'topic',
    topic: 'vinyl-records',
    page: '/contact-us',
    texts: Object.fromEntries(
      languages.map((each) => [each, { question: `${each}?`, answer: `${each}.`, phrasings: phrasings(each) }]),
    ),
  })
  const declined = await create({
    kind: 'phrasing',
    topic: 'gift-a-copy',
    texts: { english: { phrasings: ['declined one'] } },
  })
  await create({ kind: 'phrasing', topic: 'gift-a-copy', texts: { english: { phrasings: ['undecided one'] } } })
  for (const [id, decision] of [
    [approved, 'approved'],
    [topic, 'approved'],
    [declined, 'declined'],
  ] as const)
    expect((await decide(id, decision)).status).toBe(204)

  const folder = mkdtempSync(join(tmpdir(), 'knowledge-'))
  try {
    cpSync(new URL('../../godfrey/knowledge/green-room', import.meta.url), join(folder, 'green-room'), {
      recursive: true,
    })
    expect(await applyApprovedDrafts(folder)).toEqual(['gift-a-copy', 'vinyl-records'])
    const read = (path: string) => topicFile.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')))
    expect(read('green-room/gift-a-copy.json').french.utterances).toContain('un cadeau pour ma marraine')
    expect(JSON.stringify(read('green-room/gift-a-copy.json'))).not.toMatch(/declined one|undecided one/)
    expect(read('learnt/vinyl-records.json').japanese.answer).toBe('japanese.')
    expect(await applyApprovedDrafts(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
