import { expect, test } from 'vitest'
import { LETTERS, type Letter, type LetterName, CONTACT_ADDRESS, getLetter } from './contract.ts'
import { defineDocumentKind } from '#module/pdf'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { downloadDocument, renderPendingDocuments, parseRenderedPdf } from '#testing/rendered-documents'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { letterDocument } from './letter-document.ts'
import type { Language } from '#contract/text'
import { letters } from '#text/messages/catalogs/letters/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

startTestServer()

const SITE = 'localhost:3999'

const listTexts = (letter: Letter) => [
  letter.audience,
  letter.title,
  letter.greeting,
  ...letter.paragraphs,
  letter.closing,
  letter.factsTitle,
  ...letter.facts.flatMap(({ label, value }) => [label, value]),
]

const listSignatures = (name: LetterName) => (name === 'visitor' ? [] : ['TuneMaker'])

test.each(LETTERS.flatMap((name) => (['a4', 'letter'] as const).map((paper) => ({ name, paper }))))(
  'the $name letter on $paper is one page with exactly the text of the letter',
  async ({ name, paper }) => {
    const { status, headers, bytes } = await downloadDocument(`/api/letters/${name}?paper=${paper}`, [letterDocument])
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''TuneMaker/)
    const letter = getLetter(name, SITE, getMessages(letters, 'english'))
    const read = await parseRenderedPdf(bytes)
    expect(read).toMatchObject({
      pages: 1,
      title: letter.title,
      author: 'TuneMaker',
      language: 'en-US',
      builtIn: false,
    })
    expect(read.fonts).toBeGreaterThanOrEqual(3)
    expect(read.embedded).toBe(read.fonts)
    const said = [...listTexts(letter), ...listSignatures(name), SITE, CONTACT_ADDRESS].map((text) =>
      text.replaceAll(/\s/g, ''),
    )
    for (const words of said) expect(read.text).toContain(words)
    expect(read.text).toHaveLength(said.join('').length)
  },
)

test.each(['german', 'french', 'japanese', 'chinese'] as const)(
  'every letter fits on one page in %s, with the glyph forms of that language',
  async (language) => {
    for (const name of LETTERS) {
      const { bytes } = await downloadDocument(`/api/letters/${name}?paper=letter&language=${language}`, [
        letterDocument,
      ])
      const letter = getLetter(name, SITE, getMessages(letters, language))
      const read = await parseRenderedPdf(bytes)
      expect(read).toMatchObject({ pages: 1, title: letter.title, language: locales[language], builtIn: false })
      for (const text of listTexts(letter)) expect(read.text).toContain(text.replaceAll(/\s/g, ''))
      const source = Buffer.from(bytes).toString('latin1')
      if (language === 'japanese') expect(source).toContain('NotoSansJP')
      if (language === 'chinese') expect(source).toMatch(/NotoSans(Hans|SC)/)
    }
  },
)

// If only the ids were hashed, the second reader would get the first reader's file.
test('changed text is a different file, and the old file stays as it was', async () => {
  let paragraph = 'First words.'
  const changing = defineDocumentKind({
    ...letterDocument,
    getContent: async (ref: { letter: LetterName; paper: 'a4' | 'letter'; language: Language }) => {
      const content = await letterDocument.getContent(ref)
      return content && { ...content, letter: { ...content.letter, paragraphs: [paragraph] } }
    },
  })
  const { buildDocumentResponse } = await import('#module/pdf')
  const ask = () =>
    buildDocumentResponse(
      changing,
      { letter: 'studio', paper: 'a4', language: 'english' },
      { fileName: 'x', waitMs: 0, head: true },
    )
  expect((await ask()).status).toBe(202)
  await renderPendingDocuments([changing])
  const first = await ask()
  expect(first.status).toBe(200)
  paragraph = 'Other words.'
  expect((await ask()).status).toBe(202)
  await renderPendingDocuments([changing])
  const second = await ask()
  expect(second.status).toBe(200)
  expect(second.headers['etag']).not.toBe(first.headers['etag'])
  paragraph = 'First words.'
  expect((await ask()).headers['etag']).toBe(first.headers['etag'])
})

test('renders one file for a hundred concurrent readers and answers a known ETag with 304', async () => {
  const readers = await Promise.all(
    Array.from({ length: 100 }, () => downloadDocument('/api/letters/visitor?paper=a4', [letterDocument])),
  )
  expect(new Set(readers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const rows = await sql(db, `SELECT 1 FROM documents WHERE ref @> '{"letter":"visitor","paper":"a4"}'`)
  expect(rows).toHaveLength(1)
  const etag = readers[0]?.headers.get('etag') ?? ''
  expect((await new Browser().get('/api/letters/visitor?paper=a4', { 'if-none-match': etag })).status).toBe(304)
})

test('rejects unknown letters and paper sizes', async () => {
  expect((await new Browser().get('/api/letters/nobody')).status).toBe(404)
  expect((await new Browser().get('/api/letters/studio?paper=toilet')).status).toBe(400)
})
