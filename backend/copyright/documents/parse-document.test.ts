import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildBlankPng } from '#testing/builders/media'
import { hasProgram } from '#testing/has-program'
import { parseDocument, registerImageReader } from './parse-document.ts'

// A program in place of tesseract: it keeps what it was given and recognizes one line.
const folder = mkdtempSync(join(tmpdir(), 'tunemaker-ocr-'))
const seen = join(folder, 'seen')
const { PATH } = process.env
const isTesseractInstalled = hasProgram('tesseract')
beforeAll(() => {
  writeFileSync(join(folder, 'tesseract'), `#!/bin/sh\ncat > '${seen}'\necho 'Registration Number: PA 2-345-678'\n`)
  chmodSync(join(folder, 'tesseract'), 0o755)
  process.env['PATH'] = `${folder}${delimiter}${PATH ?? ''}`
})
afterAll(() => {
  process.env['PATH'] = PATH
  registerImageReader(undefined)
  rmSync(folder, { recursive: true, force: true })
})

test('tesseract sees a huge picture in a size it can bear', async () => {
  const reading = await parseDocument(buildBlankPng(12_000, 8_000), 'image/png')
  expect(reading).toMatchObject({ by: 'tesseract', problems: [] })
  expect(await sharp(readFileSync(seen)).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 2000 })
})

test('neither tesseract nor the model sees a picture with more pixels than a document has', async () => {
  rmSync(seen, { force: true })
  let asked = 0
  registerImageReader(() => Promise.resolve(`asked ${++asked}`))
  expect(await parseDocument(buildBlankPng(40_000, 40_000), 'image/png')).toMatchObject({
    by: 'nobody',
    problems: ['picture'],
  })
  expect(await parseDocument(Buffer.from('\x89PNG\r\n\x1a\n no picture', 'latin1'), 'image/png')).toMatchObject({
    problems: ['picture'],
  })
  expect(asked).toBe(0)
  expect(() => readFileSync(seen)).toThrow()
})

test('an endless tesseract is ended, and a person reads the document', async () => {
  registerImageReader(undefined)
  writeFileSync(join(folder, 'tesseract'), '#!/bin/sh\nyes\n')
  expect(await parseDocument(buildBlankPng(100, 100), 'image/png')).toMatchObject({
    by: 'nobody',
    problems: ['picture'],
  })
})

describe.skipIf(!isTesseractInstalled)('with the real tesseract (skipped where it is not installed)', () => {
  beforeAll(() => {
    process.env['PATH'] = PATH
    registerImageReader(undefined)
  })

  test('a small file of a hundred million pixels is read, and one of more is not', async () => {
    const text = '<text x="400" y="3000" font-size="360" font-family="sans-serif">Registration PA 2-345-678</text>'
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="4000"><rect width="6000" height="4000" fill="white"/>${text}</svg>`
    const small = await sharp(Buffer.from(page)).png().toBuffer()
    const enlarge = (width: number, height: number) =>
      sharp(small).resize(width, height, { kernel: 'nearest' }).toColourspace('b-w').png().toBuffer()
    const reading = await parseDocument(await enlarge(12_000, 8_000), 'image/png')
    expect(reading).toMatchObject({ by: 'tesseract', problems: [] })
    expect(JSON.stringify(reading.lines)).toContain('2-345-678')
    expect(await parseDocument(await enlarge(13_000, 8_667), 'image/png')).toMatchObject({
      by: 'nobody',
      problems: ['picture'],
    })
  })
})
