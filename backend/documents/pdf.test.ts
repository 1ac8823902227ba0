import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import qrcode from 'qrcode'
import { expect, test } from 'vitest'
import { readPaper } from '#testing/paper'
import { breakLines } from './break-lines.ts'
import { QUIET_ZONE } from './draw-qr.ts'
import { Pdf } from './pdf.ts'
import type { TextBox } from './sheet.ts'

const BOX: TextBox = { x: 40, y: 40, width: 500, size: 20 }

async function print(
  draw: (pdf: Pdf) => void | Promise<void>,
  title = 'A title',
  path = join(tmpdir(), `paper-${process.pid}.pdf`),
) {
  const pdf = new Pdf(path, { title, author: 'Nobody' }, 'a4')
  await draw(pdf)
  const size = await pdf.finish()
  const bytes = new Uint8Array(await readFile(path))
  await rm(path)
  expect(bytes).toHaveLength(size)
  return { ...(await readPaper(bytes)), raw: Buffer.from(bytes).toString('latin1') }
}

test.each([
  ['accents and ligatures', 'Čeština, Łódź, “first” office ﬁ, Tiếng Việt'],
  ['Japanese', '木漏れ日のうた、カタカナ'],
  ['Chinese', '限量版音乐，发行'],
  ['a mixture', 'Night at 東京 Café'],
  ['Greek and Cyrillic', 'Ελλαδα Привет'],
  ['markup, script and formulas', '<img onerror=alert(1)> =HYPERLINK("x") {{7*7}} \'); DROP (a\\b)'],
])('prints %s as the text it is, with embedded letters', async (_, text) => {
  for (const face of ['text', 'strong', 'display', 'code'] as const) {
    const read = await print((pdf) => void pdf.text(text, { ...BOX, face }), text)
    expect(read.text.normalize('NFKC')).toBe(text.replaceAll(/\s/g, '').normalize('NFKC'))
    expect(read.title).toBe(text)
    expect(read.embedded).toBe(read.fonts)
    expect(read.builtIn).toBe(false)
  }
})

test('a letter that no face has loses its accent, or is a box', async () => {
  expect((await print((pdf) => void pdf.text('ά 🎸 مر', BOX))).text).toBe('α□□□')
})

test('marks that hide or turn text, and control characters, do not reach the paper', async () => {
  const read = await print((pdf) => void pdf.text('pay\u202Egpj\u2066.x\u200By\u0000z\uD800', BOX))
  expect(read.text).toMatch(/^paygpj\.xyz.?$/)
})

test('a long title is set smaller, then cut with a mark, and never runs out of its box', async () => {
  const box = { ...BOX, width: 200, size: 40, lines: 1, face: 'display' as const }
  const long = 'Donaudampfschifffahrtsgesellschaft'
  await print((pdf) => {
    expect(pdf.heightOf('Short', box)).toBeCloseTo(54)
    expect(pdf.heightOf(long, box)).toBeLessThan(54)
  })
  expect((await print((pdf) => void pdf.text(long, box))).text).toMatch(/^Donaudampf.*…$/)
  const wrapped = await print((pdf) => void pdf.text('x'.repeat(250), { ...BOX, width: 100 }))
  expect(wrapped.text).toBe('x'.repeat(250))
})

test('lines break at spaces, between unspaced letters, and a closing mark stays with its word', () => {
  const tens = (text: string) => text.length * 10
  expect(breakLines('one two three', 70, tens)).toEqual({ lines: ['one two', 'three'], cut: false })
  expect(breakLines('木漏れ日、歌', 40, tens)).toEqual({ lines: ['木漏れ', '日、歌'], cut: false })
  expect(breakLines('abcdefgh', 30, tens)).toEqual({ lines: ['abc', 'def', 'gh'], cut: true })
  expect(breakLines('', 30, tens)).toEqual({ lines: [''], cut: false })
})

test('a QR code is level H, in vectors, with its quiet zone and a link of the same address', async () => {
  const address = 'https://tunemaker.example/redeem-keymail?code=TM-20261121-AB12CD34'
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'H' })
  let drawn = ''
  const doc = {
    save: () => doc,
    translate: (x: number, y: number) => {
      const module = 100 / (modules.size + 2 * QUIET_ZONE)
      expect([x, y]).toEqual([10 + module * QUIET_ZONE, 20 + module * QUIET_ZONE])
      return doc
    },
    scale: () => doc,
    fillColor: () => doc,
    restore: () => doc,
    addContent: (marks: string) => {
      drawn = marks
      return doc
    },
  }
  const { drawQr } = await import('./draw-qr.ts')
  drawQr(doc as unknown as PDFKit.PDFDocument, address, 10, 20, 100)
  const dark = new Set<string>()
  for (const [, x, y, width] of drawn.matchAll(/(\d+) (\d+) (\d+) 1 re/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(y)} ${Number(x) + i}`)
  }
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      expect(dark.has(`${row} ${column}`)).toBe(Boolean(modules.get(row, column)))
    }
  }
  const read = await print((pdf) => pdf.qr(address, 10, 20, 100))
  expect(read.links).toEqual([address])
  expect(read.raw).not.toContain('/Subtype /Image')
  await expect(print((pdf) => pdf.link('javascript:alert(1)', 0, 0, 1, 1))).rejects.toThrow(/http/)
})
