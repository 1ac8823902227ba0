import { expect, test } from 'vitest'
import { LETTERS, type Letter, type LetterName, MAIL_ADDRESS, letterOf } from '#contract/letters'
import { documentKind } from '#module/documents'
import { db, sql } from '#platform/database'
import { fetchPaper, printWaiting, readPaper } from '#testing/paper'
import { Browser, withServer } from '#testing/server'
import { letterDocument } from './letter-document.ts'

withServer()

const SITE = 'localhost:3999'

const wordsOf = (letter: Letter) => [
  letter.audience,
  letter.title,
  letter.greeting,
  ...letter.paragraphs,
  letter.closing,
  letter.factsTitle,
  ...letter.facts.flatMap(({ label, value }) => [label, value]),
]

const signed = (name: LetterName) => (name === 'visitor' ? [] : ['TuneMaker'])

test.each(LETTERS.flatMap((name) => (['a4', 'letter'] as const).map((paper) => ({ name, paper }))))(
  'the $name letter on $paper is one page that says the letter and nothing else',
  async ({ name, paper }) => {
    const { status, headers, bytes } = await fetchPaper(`/api/letters/${name}?paper=${paper}`, [letterDocument])
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''TuneMaker/)
    const letter = letterOf(name, SITE)
    const read = await readPaper(bytes)
    expect(read).toMatchObject({
      pages: 1,
      title: letter.title,
      author: 'TuneMaker',
      language: 'en-US',
      builtIn: false,
    })
    expect(read.fonts).toBeGreaterThanOrEqual(3)
    expect(read.embedded).toBe(read.fonts)
    const said = [...wordsOf(letter), ...signed(name), SITE, MAIL_ADDRESS].map((text) => text.replaceAll(/\s/g, ''))
    for (const words of said) expect(read.text).toContain(words)
    expect(read.text).toHaveLength(said.join('').length)
  },
)

// Tried: with a hash of the ids alone the second reader gets the first one's file.
test('changed words are another file, and the old one stays as it was', async () => {
  let paragraph = 'First words.'
  const changing = documentKind({
    ...letterDocument,
    read: async (ref: { letter: LetterName; paper: 'a4' | 'letter' }) => {
      const content = await letterDocument.read(ref)
      return content && { ...content, letter: { ...content.letter, paragraphs: [paragraph] } }
    },
  })
  const { serveDocument } = await import('#module/documents')
  const ask = () =>
    serveDocument(changing, { letter: 'studio', paper: 'a4' }, { fileName: 'x', patience: 0, head: true })
  expect((await ask()).status).toBe(202)
  await printWaiting([changing])
  const first = await ask()
  expect(first.status).toBe(200)
  paragraph = 'Other words.'
  expect((await ask()).status).toBe(202)
  await printWaiting([changing])
  const second = await ask()
  expect(second.status).toBe(200)
  expect(second.headers['etag']).not.toBe(first.headers['etag'])
  paragraph = 'First words.'
  expect((await ask()).headers['etag']).toBe(first.headers['etag'])
})

test('a hundred readers at once have one file printed, and a reader who has it gets nothing again', async () => {
  const readers = await Promise.all(
    Array.from({ length: 100 }, () => fetchPaper('/api/letters/visitor?paper=a4', [letterDocument])),
  )
  expect(new Set(readers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const rows = await sql(db, `SELECT 1 FROM documents WHERE ref @> '{"letter":"visitor","paper":"a4"}'`)
  expect(rows).toHaveLength(1)
  const etag = readers[0]?.headers.get('etag') ?? ''
  expect((await new Browser().get('/api/letters/visitor?paper=a4', { 'if-none-match': etag })).status).toBe(304)
})

test('there is no fifth letter and no third paper', async () => {
  expect((await new Browser().get('/api/letters/nobody')).status).toBe(404)
  expect((await new Browser().get('/api/letters/studio?paper=toilet')).status).toBe(400)
})
