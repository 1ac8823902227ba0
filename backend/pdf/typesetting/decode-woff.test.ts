import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { decodeWoff } from './decode-woff.ts'
import { FONTS } from './fonts.ts'

const SAMPLE = 'Ports of call, ẞ Łódź Ế Привет No. 1 $7.50'

test.each([...new Set(Object.values(FONTS).flat())])('%s has the same glyphs as the font in it', (name) => {
  const woff = readFileSync(createRequire(import.meta.url).resolve(name))
  const [before, after] = [woff, decodeWoff(woff)].map((file) => {
    const font = create(file)
    const { glyphs, positions } = font.layout(SAMPLE)
    return { paths: glyphs.map(({ path }) => path.toSVG()), positions, unitsPerEm: font.unitsPerEm }
  })
  expect(after).toEqual(before)
})
