import { expect, test } from 'vitest'
import { createTestArtist, createTestSong, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { startTestServer } from '#testing/servers/app-server'
import { keymailSheet } from './keymail-sheet.ts'

startTestServer()

test.each(['a4', 'letter'])(
  'a %s sheet has one ticket with code, number and QR address per unsold Keymail',
  async (paper) => {
    const { codes, gKeyId, song } = await createTestKeymails(23)
    const artist = await signInArtist(gKeyId)
    await artist.post('/api/keymails/void', { codes: codes.slice(0, 1) })
    const path = `/api/artist/editions/${song.editionId}/keymail-sheet?paper=${paper}`
    const { status, bytes, headers } = await downloadDocument(path, [keymailSheet], artist)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('private')
    const read = await parseRenderedPdf(bytes)
    expect(read.pages).toBe(3)
    expect(read.links).toEqual(codes.slice(1).map((code) => `http://localhost:3999/redeem-keymail?code=${code}`))
    for (const code of codes.slice(1)) expect(read.text).toContain(code)
    expect(read.text).not.toContain(codes[0])
    expect(read.text).toContain('No.23of23')
    // The cover, once for all tickets.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(1)
    expect(read.builtIn).toBe(false)
    const part = await downloadDocument(`${path}&from=5&to=6`, [keymailSheet], artist)
    expect((await parseRenderedPdf(part.bytes)).links).toHaveLength(2)
    expect((await artist.get(`${path}&from=1&to=1`)).body).toMatchObject({ error: 'nothing-to-print' })
  },
)

test('titles of any script, length or content stay within their ticket', async () => {
  const { artist, gKeyId } = await createTestArtist({ stageName: '=HYPERLINK("http://x") 木漏れ日' })
  const title = '<img onerror=x> Donaudampfschifffahrtsgesellschaftskapitänswitwe, 長い題名の歌'
  const song = await createTestSong(artist, { title, copies: 2 })
  const browser = await signInArtist(gKeyId)
  await browser.post('/api/keymails', { editionId: song.editionId, count: 2 })
  const { bytes } = await downloadDocument(
    `/api/artist/editions/${song.editionId}/keymail-sheet`,
    [keymailSheet],
    browser,
  )
  const read = await parseRenderedPdf(bytes)
  expect(read.text).toContain('<imgonerror=x>')
  expect(read.title).toContain(title)
  const csv = await browser.get(`/api/artist/editions/${song.editionId}/keymails.csv`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  const text = String(csv.body['text'])
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/)
})

test('one request issues ten thousand distinct Keymails', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { copies: 10_000 })
  const browser = await signInArtist(gKeyId)
  const started = performance.now()
  const answer = await browser.post('/api/keymails', { editionId: song.editionId, count: 10_000 })
  // Reported, not asserted: machines differ.
  console.info(`10,000 Keymails in ${Math.round(performance.now() - started)} ms`)
  expect(answer.status).toBe(201)
  const issued = answer.body['keymails'] as { code: string; copy: number }[]
  expect(new Set(issued.map(({ code }) => code)).size).toBe(10_000)
  expect(issued.at(-1)?.copy).toBe(10_000)
  expect((await browser.post('/api/keymails', { editionId: song.editionId, count: 1 })).status).toBe(409)
})
