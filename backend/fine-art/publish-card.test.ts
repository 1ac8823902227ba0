import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { aCard, aPicture, anArtist, signedIn } from '#testing/builders'
import { Browser, serverOrigin, withServer } from '#testing/server'
import { OBFUSCATION, obfuscationLevels } from './contract.ts'
import { prepareCard } from './prepare-card.ts'

withServer()
beforeEach(freshBudgets)

const fields = {
  title: 'Tidewriting',
  rarity: 'rare',
  scarcityCount: '40',
  price: '95.00',
  medium: 'Ink',
  yearCreated: '2025',
}

function formWith(image: Buffer | undefined, changed: Record<string, string> = {}, type = 'image/png'): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value)
  if (image) form.set('image', new Blob([Uint8Array.from(image)], { type }), 'picture.png')
  return form
}

const publish = (browser: Browser, image: Buffer | undefined, changed?: Record<string, string>) =>
  browser.send('POST', '/api/fine-art/cards', formWith(image, changed))

async function anArtistsBrowser() {
  const { artist, gKeyId } = await anArtist()
  return { artist, browser: await signedIn(gKeyId) }
}

/** A PNG that claims these sides; its pixels are one short run of zeros. */
function bomb(width: number, height: number): Buffer {
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

const rows = (text: string, values: unknown[] = []) => sql<Record<string, unknown>>(db, text, values)

const torn = (await aPicture('jpeg')).subarray(0, 9_000)
const small = await aPicture('png', { width: 799, height: 2000 })

describe('publishing', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('takes a %s, and the worker hangs it', async (kind) => {
    const { browser } = await anArtistsBrowser()
    const answer = await publish(browser, await aPicture(kind))
    expect(answer).toMatchObject({ status: 201, body: { state: 'preparing' } })
    const id = String(answer.body['id'])
    expect((await new Browser().get(`/api/fine-art/cards/${id}`)).status).toBe(404)
    await prepareCard({ cardId: id })
    await prepareCard({ cardId: id })
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
  })

  test('keeps nothing of what the camera wrote beside the pixels, and not the upload either', async () => {
    const { browser } = await anArtistsBrowser()
    const turned = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { Artist: 'Secret Name', ImageDescription: 'Home address' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(turned.includes('Secret Name')).toBe(true)
    const id = String((await publish(browser, turned)).body['id'])
    const [before] = await rows('SELECT artwork_key AS key FROM art_cards WHERE id = $1', [id])
    await prepareCard({ cardId: id })
    const keys = await rows(
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
      // Upright: what lay on its side stands.
      expect(height).toBeGreaterThan(width)
    }
    expect(await rows('SELECT 1 FROM files WHERE key = $1', [before?.['key']])).toHaveLength(0)
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
    ['half a picture', torn, 415, 'not-an-image'],
    ['a decompression bomb', bomb(30_000, 30_000), 422, 'image-too-many-pixels'],
    ['a bomb within our pixels whose data ends early', bomb(6_000, 6_000), 415, 'not-an-image'],
    ['a small picture', small, 422, 'image-too-small'],
  ] as const)('refuses %s', async (_, image, status, error) => {
    const { browser } = await anArtistsBrowser()
    const before = await rows('SELECT count(*) FROM files')
    expect(await publish(browser, image)).toMatchObject({ status, body: { error } })
    expect(await rows('SELECT count(*) FROM files')).toEqual(before)
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
  ] as const)('refuses %j', async (changed, status) => {
    const { browser } = await anArtistsBrowser()
    expect((await publish(browser, await aPicture('webp'), changed)).status).toBe(status)
    expect((await browser.get('/api/artist/art-cards')).body).toEqual([])
  })

  test('is for production artists with a payment account', async () => {
    const picture = await aPicture('webp')
    expect((await publish(new Browser(), picture)).status).toBe(401)
    const evaluating = await anArtist({ accountType: 'test', paymentEmail: null })
    expect(await publish(await signedIn(evaluating.gKeyId), picture)).toMatchObject({ status: 403 })
    const unpaid = await anArtist({ paymentEmail: null })
    expect(await publish(await signedIn(unpaid.gKeyId), picture)).toMatchObject({
      status: 409,
      body: { error: 'own-payment-account-required' },
    })
  })

  test('shows an artist’s cards to nobody else', async () => {
    const { artist, browser } = await anArtistsBrowser()
    await aCard(artist.id)
    expect((await browser.get('/api/artist/art-cards')).body).toHaveLength(1)
    const { browser: other } = await anArtistsBrowser()
    expect((await other.get('/api/artist/art-cards')).body).toEqual([])
    expect((await new Browser().get('/api/artist/art-cards')).status).toBe(401)
  })
})

async function imageOf(id: string, query = '', accept = 'image/avif,image/webp') {
  const answer = await fetch(`${serverOrigin()}/api/fine-art/cards/${id}/image${query}`, { headers: { accept } })
  return { answer, picture: Buffer.from(await answer.arrayBuffer()) }
}

describe('the public picture', () => {
  // Seen red with the longest side of `standard` used for every level.
  test.each(obfuscationLevels)('at level %s is as small and as marked as the level says', async (level) => {
    const { artist } = await anArtist()
    const id = await aCard(artist.id, { obfuscationLevel: level })
    const { answer, picture } = await imageOf(id, '', 'image/webp')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(picture).metadata()
    expect(Math.max(width, height)).toBe(Math.min(900, OBFUSCATION[level].longestSide))
    // What the picture would be without its mark differs from it: in one corner, or all over.
    const plain = await sharp(await aPicture())
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

  test('comes in the format and the width that the browser asks for, and is not sent twice', async () => {
    const { artist } = await anArtist()
    const id = await aCard(artist.id)
    const { body } = await new Browser().get(`/api/fine-art/cards/${id}`)
    const [narrow = 0, middle = 0, full = 0] = body['imageWidths'] as number[]
    expect([narrow, middle, full]).toEqual([360, 630, 900])
    const widthOf = async (query: string) => (await sharp((await imageOf(id, query)).picture).metadata()).width
    expect(await widthOf('?width=100')).toBe(narrow)
    expect(await widthOf('?width=361')).toBe(middle)
    expect(await widthOf('?width=5000')).toBe(full)
    expect(await widthOf('')).toBe(full)
    const { answer } = await imageOf(id)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('vary')).toContain('accept')
    const again = await new Browser().get(`/api/fine-art/cards/${id}/image`, {
      accept: 'image/avif',
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    expect((await imageOf(id, '?width=0')).answer.status).toBe(400)
  })
})
