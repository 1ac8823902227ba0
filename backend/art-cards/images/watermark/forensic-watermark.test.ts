import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderArtwork } from '#local/seed/pictures/render-artwork'
import { type Pixels, encodeForensicWatermark, decodeForensicWatermark } from './forensic-watermark.ts'

const seed = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
const MARK = 3_141_592_653

const toSharp = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

async function toPixels(picture: Sharp, size?: { width: number; height: number }): Promise<Pixels> {
  const sized = size ? picture.resize(size.width, size.height, { fit: 'fill' }) : picture
  const { data, info } = await sized.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const clonePixels = (picture: Pixels): Pixels => ({ ...picture, data: Buffer.from(picture.data) })

/** The smallest publishable picture: a smooth sky over noise, the hardest case. */
function renderSmallestArtwork(): Pixels {
  const data = Buffer.alloc(800 * 800 * 3)
  const noise = randomBytes(800 * 800)
  for (let n = 0; n < 800 * 800; n++) {
    const y = Math.floor(n / 800)
    data.fill(y < 400 ? 40 + y / 4 : 60 + ((noise[n] ?? 0) % 90), n * 3, n * 3 + 3)
  }
  return { data, width: 800, height: 800 }
}

// Drawn once: that takes longer than any of the tests. None of them changes an artwork. No wider than the smallest picture
// there may be: a larger one repeats the mark more often.
const artworks: [string, Pixels][] = [
  ['a line drawing on black', await toPixels(sharp(await renderArtwork({ style: 'flow', seed: 4107 }, 800)))],
  ['flat coloured paper', await toPixels(sharp(await renderArtwork({ style: 'garden', seed: 26 }, 800)))],
  ['the smallest picture there may be', renderSmallestArtwork()],
]

const transformations: [string, (marked: Sharp, size: Pixels) => Promise<Buffer>][] = [
  ['PNG', (marked) => marked.png().toBuffer()],
  ['JPEG of quality 90', (marked) => marked.jpeg({ quality: 90 }).toBuffer()],
  ['JPEG of quality 70', (marked) => marked.jpeg({ quality: 70 }).toBuffer()],
  ['JPEG of quality 50', (marked) => marked.jpeg({ quality: 50 }).toBuffer()],
  ['WebP', (marked) => marked.webp({ quality: 75 }).toBuffer()],
  ['AVIF', (marked) => marked.avif({ quality: 60, effort: 1 }).toBuffer()],
  [
    'half the size, as JPEG',
    (marked, { width }) =>
      marked
        .resize(Math.round(width / 2))
        .jpeg({ quality: 85 })
        .toBuffer(),
  ],
  ['brighter and flatter, as JPEG', (marked) => marked.linear(0.8, 30).jpeg({ quality: 85 }).toBuffer()],
  ['in shades of grey', (marked) => marked.greyscale().jpeg({ quality: 85 }).toBuffer()],
]

describe.each(artworks)('the forensic watermark in %s', (_, artwork) => {
  const marked = clonePixels(artwork)
  encodeForensicWatermark(marked, seed, MARK)

  test.each(transformations)('survives %s', async (__, travel) => {
    const found = await toPixels(sharp(await travel(toSharp(marked), artwork)), artwork)
    expect(decodeForensicWatermark(found, artwork, seed).mark).toBe(MARK)
  })

  test('is invisible', () => {
    let squares = 0
    let worst = 0
    for (let i = 0; i < artwork.data.length; i++) {
      const off = Math.abs((artwork.data[i] ?? 0) - (marked.data[i] ?? 0))
      squares += off * off
      worst = Math.max(worst, off)
    }
    const decibels = 10 * Math.log10(255 ** 2 / (squares / artwork.data.length))
    expect(decibels).toBeGreaterThan(41)
    expect(worst).toBeLessThanOrEqual(7)
  })

  // Negative control: the detector must be able to find nothing.
  test('is not detected in an unmarked picture or with another card’s seed', async () => {
    const bare = await toPixels(sharp(await toSharp(artwork).jpeg({ quality: 70 }).toBuffer()))
    expect(decodeForensicWatermark(bare, artwork, seed).mark).toBeUndefined()
    expect(decodeForensicWatermark(marked, artwork, randomBytes(16)).mark).toBeUndefined()
  })
})

test('distinguishes adjacent marks', async () => {
  const artwork = renderSmallestArtwork()
  for (const mark of [0, 1, 2, 255, 256, 4_294_967_295]) {
    const marked = clonePixels(artwork)
    encodeForensicWatermark(marked, seed, mark)
    expect(decodeForensicWatermark(marked, artwork, seed).mark).toBe(mark)
  }
})
