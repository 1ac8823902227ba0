import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import qrcode from 'qrcode'
import { expect, test } from 'vitest'
import { parseRenderedPdf } from '#testing/rendered-documents'
import { toLines } from './to-lines.ts'
import { QUIET_ZONE_MODULES } from './render-qr-code.ts'
import { Pdf } from './pdf.ts'
import type { TextBox } from './layout.ts'

const BOX: TextBox = { x: 40, y: 40, width: 500, size: 20 }

async function renderPdf(
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
  return { ...(await parseRenderedPdf(bytes)), raw: Buffer.from(bytes).toString('latin1') }
}

test.each([
  ['accents and ligatures', 'Čeština, Łódź, “first” office ﬁ, Tiếng Việt'],
  ['Japanese', '木漏れ日のうた、カタカナ'],
  ['Chinese', '限量版音乐，发行'],
  ['a mixture', 'Night at 東京 Café'],
  ['Greek and Cyrillic', 'Ελλαδα Привет'],
  ['markup, script and formulas', '<img onerror=alert(1)> =HYPERLINK("x") {{7*7}} \'); DROP (a\\b)'],
])('renders %s as selectable text with embedded fonts', async (_, text) => {
  for (const face of ['text', 'strong', 'display', 'code'] as const) {
    const read = await renderPdf((pdf) => void pdf.text(text, { ...BOX, face }), text)
    expect(read.text.normalize('NFKC')).toBe(text.replaceAll(/\s/g, '').normalize('NFKC'))
    expect(read.title).toBe(text)
    expect(read.embedded).toBe(read.fonts)
    expect(read.builtIn).toBe(false)
  }
})

test('a character without a glyph loses its accent or becomes a box', async () => {
  expect((await renderPdf((pdf) => void pdf.text('ά 🎸 مر', BOX))).text).toBe('α□□□')
})

test('the narrow space in French numbers is a space, not a box', async () => {
  await renderPdf((pdf) => {
    expect(pdf.getTextWidth('1\u202f252,50', BOX)).toBe(pdf.getTextWidth('1\u00a0252,50', BOX))
  })
})

test('removes invisible and bidirectional marks and control characters', async () => {
  const read = await renderPdf((pdf) => void pdf.text('pay\u202Egpj\u2066.x\u200By\u0000z\uD800', BOX))
  expect(read.text).toMatch(/^paygpj\.xyz.?$/)
})

test('shrinks a long title, then truncates it with an ellipsis, and never overflows the box', async () => {
  const box = { ...BOX, width: 200, size: 40, lines: 1, face: 'display' as const }
  const long = 'Donaudampfschifffahrtsgesellschaft'
  await renderPdf((pdf) => {
    expect(pdf.getTextHeight('Short', box)).toBeCloseTo(54)
    expect(pdf.getTextHeight(long, box)).toBeLessThan(54)
  })
  expect((await renderPdf((pdf) => void pdf.text(long, box))).text).toMatch(/^Donaudampf.*…$/)
  const wrapped = await renderPdf((pdf) => void pdf.text('x'.repeat(250), { ...BOX, width: 100 }))
  expect(wrapped.text).toBe('x'.repeat(250))
})

test('wraps at spaces and between CJK characters, and keeps closing punctuation with its word', () => {
  const tens = (text: string) => text.length * 10
  expect(toLines('one two three', 70, tens)).toEqual({ lines: ['one two', 'three'], cut: false })
  expect(toLines('木漏れ日、歌', 40, tens)).toEqual({ lines: ['木漏れ', '日、歌'], cut: false })
  expect(toLines('abcdefgh', 30, tens)).toEqual({ lines: ['abc', 'def', 'gh'], cut: true })
  // A no-break space holds, also beside Chinese, and no single character is left for the last line.
  expect(toLines('共\u00a025\u00a0份歌曲', 40, tens)).toEqual({ lines: ['共\u00a025', '\u00a0份歌曲'], cut: true })
  expect(toLines('七号共\u00a07\u00a0份', 60, tens)).toEqual({ lines: ['七号', '共\u00a07\u00a0份'], cut: false })
  expect(toLines('见过他们。', 40, tens)).toEqual({ lines: ['见过', '他们。'], cut: false })
  expect(toLines('あ'.repeat(5) + '。', 50, tens)).toEqual({ lines: ['あああ', 'ああ。'], cut: false })
  expect(toLines('', 30, tens)).toEqual({ lines: [''], cut: false })
})

test('lines of Japanese end between phrases', () => {
  const tens = (text: string) => text.length * 10
  const wrap = (text: string, letters: number) => toLines(text, letters * 10, tens).lines
  expect(wrap('支払いは一度だけです。', 9)).toEqual(['支払いは', '一度だけです。'])
  expect(wrap('アーティストに直接支払われました。', 12)).toEqual(['アーティストに直接', '支払われました。'])
  expect(wrap('「海」No. 7／全100部の領収書', 12)).toEqual(['「海」No. 7／', '全100部の領収書'])
  for (const line of wrap(
    'お支払いはPayPalを通じてアーティストに直接行われ、TuneMakerは何も受け取りません。',
    14,
  ).slice(1))
    expect(line).not.toMatch(/^[、。」／\p{sc=Hiragana}]|^.$/u)
})

test('a QR code is level H, drawn as vectors, with its quiet zone and a link to the same address', async () => {
  const address = 'https://tunemaker.example/redeem-keymail?code=TM-20261121-AB12CD34'
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'H' })
  let drawn = ''
  const doc = {
    save: () => doc,
    translate: (x: number, y: number) => {
      const module = 100 / (modules.size + 2 * QUIET_ZONE_MODULES)
      expect([x, y]).toEqual([10 + module * QUIET_ZONE_MODULES, 20 + module * QUIET_ZONE_MODULES])
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
  const { renderQrCode } = await import('./render-qr-code.ts')
  renderQrCode(doc as unknown as PDFKit.PDFDocument, address, 10, 20, 100)
  const dark = new Set<string>()
  for (const [, x, y, width] of drawn.matchAll(/(\d+) (\d+) (\d+) 1 re/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(y)} ${Number(x) + i}`)
  }
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      expect(dark.has(`${row} ${column}`)).toBe(Boolean(modules.get(row, column)))
    }
  }
  const read = await renderPdf((pdf) => pdf.qr(address, 10, 20, 100))
  expect(read.links).toEqual([address])
  expect(read.raw).not.toContain('/Subtype /Image')
  await expect(renderPdf((pdf) => pdf.link('javascript:alert(1)', 0, 0, 1, 1))).rejects.toThrow(/http/)
})
