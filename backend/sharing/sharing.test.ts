import StructuredDataValidator from '@adobe/structured-data-validator'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestCard, createTestSong, createTestArtist } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { renderPageHead } from './render-page-head.ts'
import { buildTextLines, renderTextPath } from './render-text-path.ts'

startTestServer()

const browser = new Browser()
const getShareImage = async (page: string) => {
  const answer = await fetch(`${getServerOrigin()}/api/share-image?${new URLSearchParams({ page })}`)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a shared song shows title, artist, price and copies left', async () => {
  const { artist } = await createTestArtist({ stageName: 'Nora Vale' })
  const song = await createTestSong(artist, { title: 'Harbour Lights', copies: 25, priceCents: 123_450 })
  const head = await renderPageHead(`/songs/${song.id}`)
  expect(head).toContain('<title>Harbour Lights by Nora Vale · TuneMaker</title>')
  expect(head).toContain(
    '<meta property="og:description" content="An edition of 25 copies, 25 left, $1,234.50 each, paid straight to Nora Vale." />',
  )
  expect(head).toContain(`<meta property="og:url" content="${config.PUBLIC_URL}/songs/${song.id}" />`)
  expect(head).toContain('application/json+oembed')
})

/** The structured data of a page's head. */
async function parseStructuredData(path: string): Promise<Record<string, unknown>> {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await renderPageHead(path)) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

test('search engines read who made it, what it costs and whether there is a copy left', async () => {
  const { artist } = await createTestArtist({ stageName: 'Nora </script> Vale' })
  const song = await createTestSong(artist, { title: 'Structured', copies: 1, priceCents: 750 })
  const data = await parseStructuredData(`/songs/${song.id}`)
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['MusicRecording', 'Product'],
    name: 'Structured',
    url: `${config.PUBLIC_URL}/songs/${song.id}`,
    byArtist: { name: 'Nora </script> Vale', url: `${config.PUBLIC_URL}/artists/${artist.id}` },
    offers: { price: '7.50', priceCurrency: 'USD', availability: 'https://schema.org/LimitedAvailability' },
  })
  expect(await parseStructuredData(`/artists/${artist.id}`)).toMatchObject({ '@type': 'MusicGroup' })
  expect(await parseStructuredData('/home')).toEqual({})
})

test('a validator of search engines’ rules finds no error in what is sold', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { copies: 3 })
  const card = await createTestCard(artist.id)
  for (const path of [`/songs/${song.id}`, `/fine-art/card/${card}`, `/artists/${artist.id}`]) {
    const data = await parseStructuredData(path)
    expect(data['@type'], path).toBeDefined()
    const listErrors = async (item: object) => {
      const issues = await new StructuredDataValidator().validate({ jsonld: { Product: [item] } })
      return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
    }
    expect(await listErrors(data), path).toEqual([])
    if (data['offers']) expect(await listErrors({ ...data, offers: undefined })).not.toEqual([])
  }
})

/** The elements that are not closed where they should be; throws on a bare `&` or `<`. */
function listOpenElements(xml: string): string[] {
  const open: string[] = []
  for (const [, text, end, name, attributes] of xml
    .replace(/^<\?xml.*?\?>/, '')
    .matchAll(/([^<]*)(?:<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*\s*\/?)>|$)/g)) {
    expect(`${text}${attributes ?? ''}`.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
    if (end && open.at(-1) === name) open.pop()
    else if (name && !attributes?.endsWith('/')) open.push(end + name)
  }
  return open
}

test('the feed of an artist lists what is published, as well-formed Atom', async () => {
  const { artist } = await createTestArtist({ stageName: 'Feed & <Sons>' })
  const other = await createTestArtist()
  const first = await createTestSong(artist, { title: 'First "one"' })
  const second = await createTestSong(artist, { title: 'Second \u0007 one', copies: 1 })
  const hidden = await createTestSong(artist, { title: 'Hidden' })
  await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [hidden.id])
  await createTestSong(other.artist, { title: 'Elsewhere' })

  const answer = await fetch(`${getServerOrigin()}/feeds/releases.atom?artistId=${artist.id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  const xml = await answer.text()
  expect(listOpenElements(xml)).toEqual([])
  expect([...xml.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Feed &amp; &lt;Sons&gt; on TuneMaker',
    'Second  one by Feed &amp; &lt;Sons&gt;',
    'First &quot;one&quot; by Feed &amp; &lt;Sons&gt;',
  ])
  expect(xml).toContain(`href="${config.PUBLIC_URL}/songs/${first.id}"`)
  expect(xml).toContain(`<id>urn:uuid:${second.id}</id>`)
  expect(xml).toContain('The only copy there is, $7.50 each')

  const all = await (await fetch(`${getServerOrigin()}/feeds/releases.atom`)).text()
  expect(all).toContain('Elsewhere')
  expect(await renderPageHead(`/artists/${artist.id}`)).toContain(`/feeds/releases.atom?artistId=${artist.id}`)
  for (const bad of [crypto.randomUUID(), 'nobody']) {
    const { status } = await fetch(`${getServerOrigin()}/feeds/releases.atom?artistId=${bad}`)
    expect([404, 400]).toContain(status)
  }
})

test('security.txt says where to report vulnerabilities, and is never out of date', async () => {
  const answer = await fetch(`${getServerOrigin()}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  // RFC 9116: at least one Contact, exactly one Expires, less than a year ahead.
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`\nCanonical: ${config.PUBLIC_URL}/.well-known/security.txt\n`)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const daysAhead = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(daysAhead).toBeGreaterThan(30)
  expect(daysAhead).toBeLessThan(365)
})

test('escapes song titles', async () => {
  const { artist } = await createTestArtist({ stageName: '"><script>alert(1)</script>' })
  const song = await createTestSong(artist, { title: `</title><img src=x onerror=alert(1)> $& $'` })
  const head = await renderPageHead(`/songs/${song.id}`)
  expect(head.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')).not.toMatch(
    /<script|<img|<\/title><img/,
  )
  expect(head).toContain('&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; $&amp; $')
})

test('unpublished songs and unknown pages show the site’s own tags', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { title: 'Not for sale yet' })
  await sql(db, `UPDATE songs SET state = 'declined' WHERE id = $1`, [song.id])
  const house = await renderPageHead('/home')
  expect(house).toContain('<title>TuneMaker: songs in limited editions</title>')
  for (const path of [`/songs/${song.id}`, '/songs/not-an-id', `/songs/${crypto.randomUUID()}`]) {
    expect((await renderPageHead(path)).replaceAll(path, '/home')).toBe(house)
  }
})

describe('the share image', () => {
  test('is 1200 by 630 for any title', async () => {
    const { artist } = await createTestArtist({ stageName: '東京セッション' })
    for (const title of [
      'A',
      '夜の川を渡る舟のうた',
      'Donaudampfschifffahrtsgesellschaftskapitän auf großer Fahrt',
      '🔥',
      '<b>&amp;',
    ]) {
      const song = await createTestSong(artist, { title })
      const { status, bytes } = await getShareImage(`/songs/${song.id}`)
      expect(status).toBe(200)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    }
  })

  test('differs between songs; unknown pages get the site’s own', async () => {
    const { artist } = await createTestArtist()
    const [one, other] = [await createTestSong(artist), await createTestSong(artist)]
    const [first, second, house, unknown] = await Promise.all(
      [`/songs/${one.id}`, `/songs/${other.id}`, '/home', '/songs/none'].map(getShareImage),
    )
    expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(false)
    expect(unknown?.bytes.equals(house?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(house?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false)
  })

  test('speaks the language of the page, of which it is the image', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist)
    const images = await Promise.all(
      ['', '/de', '/ja', '/zh'].map(async (prefix) => {
        expect((await getShareImage(`${prefix}/home`)).bytes.equals((await getShareImage(prefix || '/')).bytes)).toBe(
          true,
        )
        return [await getShareImage(`${prefix}/songs/${song.id}`), await getShareImage(`${prefix}/home`)]
      }),
    )
    const pictures = images.flat().map(({ bytes }) => bytes.toString('base64'))
    expect(new Set(pictures).size).toBe(pictures.length)
    const head = await renderPageHead(`/songs/${song.id}`, 'japanese')
    expect(head).toContain(`${config.PUBLIC_URL}/api/share-image?page=%2Fja%2Fsongs%2F${song.id}"`)
  })

  test('sets Chinese characters in the forms of the language, and Japanese titles always in their own', async () => {
    const [japanese, chinese] = (['japanese', 'chinese'] as const).map((language) => ({
      face: 'text' as const,
      language,
    }))
    if (!japanese || !chinese) throw new Error('two styles were expected')
    // The same characters, which the two countries write differently.
    const draw = async (text: string, style: typeof japanese) => (await renderTextPath(text, style, 40)).d
    expect(await draw('直接海骨', japanese)).not.toBe(await draw('直接海骨', chinese))
    expect(await draw('直接の海', japanese)).toBe(await draw('直接の海', chinese))
  })

  test('breaks Japanese and Chinese lines where they may break', async () => {
    const style = { face: 'text', language: 'japanese' } as const
    const text = '限定100部、残り42部、1部$7.50。「代金」はアーティストに直接届きます。'
    for (let width = 130; width < 400; width += 10) {
      const lines = await buildTextLines(text, style, 27, width, 40)
      expect(lines.join('')).toBe(text)
      expect(lines.filter((line) => /^[、。」ーょっ]|「$/.test(line))).toEqual([])
    }
  })

  test('answers 304 to a known ETag', async () => {
    const { headers } = await getShareImage('/home')
    const again = await browser.get('/api/share-image?page=/home', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})
