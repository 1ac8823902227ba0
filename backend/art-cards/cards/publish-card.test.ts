import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { storage } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestCard, createTestArtist } from '#testing/builders/records'
import { PUBLISHABLE_SIZE, buildPicture } from '#testing/builders/media'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { OBFUSCATION, obfuscationLevels } from '#contract/art-cards/images'
import { renderCardImages } from './render-card-images.ts'

startTestServer()
beforeEach(resetRateLimits)

const fields = {
  title: 'Tidewriting',
  rarity: 'rare',
  scarcityCount: '40',
  price: '95.00',
  medium: 'Ink',
  yearCreated: '2025',
  rightsDeclared: 'true',
}

function buildForm(image: Buffer | undefined, changed: Record<string, string> = {}, type = 'image/png'): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value)
  if (image) form.set('image', new Blob([Uint8Array.from(image)], { type }), 'picture.png')
  return form
}

const publish = (browser: Browser, image: Buffer | undefined, changed?: Record<string, string>) =>
  browser.send('POST', '/api/fine-art/cards', buildForm(image, changed))

async function createArtistBrowser() {
  const { artist, gKeyId } = await createTestArtist()
  return { artist, browser: await signInArtist(gKeyId) }
}

/** A PNG that claims these dimensions but contains one short run of zeros. */
function buildBombPng(width: number, height: number): Buffer {
  const crcs = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const crc = (body.reduce((c, byte) => (crcs[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length)
    body.copy(whole, 4)
    whole.writeUInt32BE(crc, body.length + 4)
    return whole
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A TIFF with one strip of too few bytes for its pixels; its directory points to itself with `endless`. */
function buildBombTiff(width: number, height: number, { endless = false } = {}): Buffer {
  const data = deflateSync(Buffer.alloc(1_000_000))
  // Width, height, bits per sample, compression (Deflate), RGB, strip, samples, rows and bytes of the strip.
  const tags = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 8],
    [262, 2],
    [273, 8],
    [277, 3],
    [278, height],
    [279, data.length],
  ] as const
  const directory = Buffer.alloc(2 + tags.length * 12 + 4)
  directory.writeUInt16LE(tags.length)
  for (const [n, [tag, value]] of tags.entries()) {
    directory.writeUInt16LE(tag, 2 + n * 12)
    directory.writeUInt16LE(4, 4 + n * 12)
    directory.writeUInt32LE(1, 6 + n * 12)
    directory.writeUInt32LE(value, 10 + n * 12)
  }
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(head.length + data.length, 4)
  if (endless) directory.writeUInt32LE(head.length + data.length, directory.length - 4)
  return Buffer.concat([head, data, directory])
}

const listRows = (text: string, values: unknown[] = []) => sql<Record<string, unknown>>(db, text, values)

const truncatedJpeg = (await buildPicture('jpeg')).subarray(0, 9_000)
const tooSmallPng = await buildPicture('png', { width: 799, height: 2000 })

describe('publishing', () => {
  test('asks the artist to declare the rights, and keeps when they did', async () => {
    const { artist, browser } = await createArtistBrowser()
    for (const rightsDeclared of ['', 'false'])
      expect(await publish(browser, await buildPicture(), { rightsDeclared })).toMatchObject({
        status: 422,
        body: { error: 'rights-undeclared' },
      })
    expect(await listRows('SELECT 1 FROM art_cards WHERE artist_id = $1', [artist.id])).toEqual([])
    expect((await publish(browser, await buildPicture())).status).toBe(201)
    expect(
      await listRows(
        "SELECT rights_declared_at > now() - interval '1 hour' AS kept FROM art_cards WHERE artist_id = $1",
        [artist.id],
      ),
    ).toEqual([{ kept: true }])
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'accepts a %s, which the worker then publishes',
    async (kind) => {
      const { browser } = await createArtistBrowser()
      const answer = await publish(browser, await buildPicture(kind))
      expect(answer).toMatchObject({ status: 201, body: { state: 'preparing' } })
      const id = String(answer.body['id'])
      expect((await new Browser().get(`/api/fine-art/cards/${id}`)).status).toBe(404)
      // With the encoder's least effort; the next test has the worker's.
      await renderCardImages({ cardId: id }, 0)
      await renderCardImages({ cardId: id }, 0)
      const card = await new Browser().get(`/api/fine-art/cards/${id}`)
      expect(card.body).toMatchObject({
        title: 'Tidewriting',
        rarity: 'rare',
        price: 95,
        scarcityCount: 40,
        scarcitySold: 0,
        yearCreated: 2025,
        aspectRatio: 900 / 800,
        scarcityInfo: { remainingCopies: 40, heldCopies: 0, canPurchase: true },
      })
      expect((await browser.get('/api/artist/art-cards')).body).toMatchObject([
        { id, state: 'published', sold: 0, held: 0 },
      ])
    },
  )

  test('keeps neither camera metadata nor the upload', async () => {
    const { browser } = await createArtistBrowser()
    const turned = await sharp(await buildPicture('jpeg'))
      .withExif({ IFD0: { Artist: 'Secret Name', ImageDescription: 'Home address' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(turned.includes('Secret Name')).toBe(true)
    const id = String((await publish(browser, turned)).body['id'])
    const [before] = await listRows('SELECT artwork_key AS key FROM art_cards WHERE id = $1', [id])
    await renderCardImages({ cardId: id })
    const keys = await listRows(
      `SELECT f.key, f.bytes FROM files f WHERE f.key IN (
         SELECT artwork_key FROM art_cards WHERE id = $1 UNION ALL SELECT key FROM art_images WHERE card_id = $1)`,
      [id],
    )
    expect(keys).toHaveLength(7)
    for (const { key, bytes } of keys) {
      const picture = await storage.read(String(key), 0, Number(bytes) - 1)
      expect(picture.includes('Secret Name')).toBe(false)
      const { exif, icc, xmp, orientation, width, height } = await sharp(picture).metadata()
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
      // The EXIF orientation has been applied.
      expect(height).toBeGreaterThan(width)
    }
    expect(await listRows('SELECT 1 FROM files WHERE key = $1', [before?.['key']])).toHaveLength(0)
  })

  test.each([
    ['nothing', undefined, 400, 'image-missing'],
    ['an empty file', Buffer.alloc(0), 400, 'image-missing'],
    ['text that calls itself a PNG', Buffer.from('not a picture at all, whatever its name says'), 415, 'not-an-image'],
    ['a drawing that could read files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not-an-image'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 415, 'not-an-image'],
    [
      'a PNG’s beginning before something else',
      Buffer.from('\x89PNG\r\n\x1a\n and then no picture', 'latin1'),
      415,
      'not-an-image',
    ],
    ['half a picture', truncatedJpeg, 415, 'not-an-image'],
    ['a decompression bomb', buildBombPng(30_000, 30_000), 422, 'image-too-many-pixels'],
    ['a bomb within our pixels whose data ends early', buildBombPng(6_000, 6_000), 415, 'not-an-image'],
    ['a TIFF bomb', buildBombTiff(60_000, 60_000), 422, 'image-too-many-pixels'],
    ['a TIFF within our pixels whose data ends early', buildBombTiff(6_000, 6_000), 415, 'not-an-image'],
    ['a TIFF whose pages never end', buildBombTiff(6_000, 6_000, { endless: true }), 415, 'not-an-image'],
    ['a small picture', tooSmallPng, 422, 'image-too-small'],
  ] as const)('rejects %s', async (_, image, status, error) => {
    const { browser } = await createArtistBrowser()
    const before = await listRows('SELECT count(*) FROM files')
    expect(await publish(browser, image)).toMatchObject({ status, body: { error } })
    expect(await listRows('SELECT count(*) FROM files')).toEqual(before)
  })

  test.each([
    [{ title: ' ' }, 400],
    [{ title: 'x'.repeat(121) }, 400],
    [{ rarity: 'unique' }, 400],
    [{ obfuscationLevel: 'none' }, 400],
    [{ scarcityCount: '0' }, 422],
    [{ scarcityCount: '10001' }, 422],
    [{ scarcityCount: '1.5' }, 422],
    [{ price: '0.98' }, 422],
    [{ price: '10000.01' }, 422],
    [{ price: '-5' }, 422],
    [{ price: '1.999' }, 400],
    [{ price: 'free' }, 400],
    [{ yearCreated: '3025' }, 400],
    [{ yearCreated: 'old' }, 400],
  ] as const)('rejects %j', async (changed, status) => {
    const { browser } = await createArtistBrowser()
    expect((await publish(browser, await buildPicture('webp'), changed)).status).toBe(status)
    expect((await browser.get('/api/artist/art-cards')).body).toEqual([])
  })

  test('requires a production artist with a payment account', async () => {
    const picture = await buildPicture('webp')
    expect((await publish(new Browser(), picture)).status).toBe(401)
    const evaluating = await createTestArtist({ accountType: 'test', paymentEmail: null })
    expect(await publish(await signInArtist(evaluating.gKeyId), picture)).toMatchObject({ status: 403 })
    const unpaid = await createTestArtist({ paymentEmail: null })
    expect(await publish(await signInArtist(unpaid.gKeyId), picture)).toMatchObject({
      status: 409,
      body: { error: 'own-payment-account-required' },
    })
  })

  test('lists an artist’s cards for that artist only', async () => {
    const { artist, browser } = await createArtistBrowser()
    await createTestCard(artist.id)
    expect((await browser.get('/api/artist/art-cards')).body).toHaveLength(1)
    const { browser: other } = await createArtistBrowser()
    expect((await other.get('/api/artist/art-cards')).body).toEqual([])
    expect((await new Browser().get('/api/artist/art-cards')).status).toBe(401)
  })
})

async function getImage(id: string, query = '', accept = 'image/avif,image/webp') {
  const answer = await fetch(`${getServerOrigin()}/api/fine-art/cards/${id}/image${query}`, { headers: { accept } })
  return { answer, picture: Buffer.from(await answer.arrayBuffer()) }
}

describe('the public picture', () => {
  // Using the `standard` size for every level fails this test.
  test.each(obfuscationLevels)('has the size and the watermark of level %s', async (level) => {
    const { artist } = await createTestArtist()
    const id = await createTestCard(artist.id, { obfuscationLevel: level, size: PUBLISHABLE_SIZE })
    const { answer, picture } = await getImage(id, '', 'image/webp')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(picture).metadata()
    expect(Math.max(width, height)).toBe(Math.min(900, OBFUSCATION[level].longestSide))
    // Without its watermark the picture differs in one corner, or everywhere.
    const plain = await sharp(await buildPicture())
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer()
    const shown = await sharp(picture).removeAlpha().raw().toBuffer()
    const marked = new Set<string>()
    for (let at = 0; at < shown.length; at += 3) {
      const x = (at / 3) % width
      const y = Math.floor(at / 3 / width)
      if (Math.abs((shown[at] ?? 0) - (plain[at] ?? 0)) > 18)
        marked.add(`${Math.floor((x * 3) / width)}${Math.floor((y * 3) / height)}`)
    }
    expect([...marked].toSorted()).toEqual(
      OBFUSCATION[level].mark === 'corner' ? ['22'] : ['00', '01', '02', '10', '11', '12', '20', '21', '22'],
    )
    expect((await new Browser().get(`/api/fine-art/protection/${id}`)).body).toEqual({
      verificationCode: expect.stringMatching(/^[0-9A-F]{32}$/) as string,
      obfuscationLevel: level,
    })
  })

  test('is served in the requested format and width, and revalidates with 304', async () => {
    const { artist } = await createTestArtist()
    const id = await createTestCard(artist.id, { size: PUBLISHABLE_SIZE })
    const { body } = await new Browser().get(`/api/fine-art/cards/${id}`)
    const [narrow = 0, middle = 0, full = 0] = body['imageWidths'] as number[]
    expect([narrow, middle, full]).toEqual([360, 630, 900])
    const widthOf = async (query: string) => (await sharp((await getImage(id, query)).picture).metadata()).width
    expect(await widthOf('?width=100')).toBe(narrow)
    expect(await widthOf('?width=361')).toBe(middle)
    expect(await widthOf('?width=5000')).toBe(full)
    expect(await widthOf('')).toBe(full)
    const { answer } = await getImage(id)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('vary')).toContain('accept')
    const again = await new Browser().get(`/api/fine-art/cards/${id}/image`, {
      accept: 'image/avif',
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    expect((await getImage(id, '?width=0')).answer.status).toBe(400)
  })
})
