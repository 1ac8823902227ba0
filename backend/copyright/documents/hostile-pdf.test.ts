import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

/** A PDF of these objects, the catalogue first, with its table of offsets. */
function buildPdf(objects: string[]): Buffer {
  const offsets: number[] = []
  let pdf = '%PDF-1.7\n'
  for (const [n, object] of objects.entries()) {
    offsets.push(pdf.length)
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>`
  return Buffer.from(`${pdf}${table}\nstartxref\n${pdf.length}\n%%EOF\n`, 'latin1')
}

const TEXT = 'BT /F 12 Tf 20 40 Td (Registration PA 2-345-678) Tj ET'
const SHARED = [
  '<< /Type /Catalog /Pages 4 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Length ${TEXT.length} >>\nstream\n${TEXT}\nendstream`,
]
const buildPage = (parent: number) =>
  `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 300 80] /Contents 3 0 R /Resources << /Font << /F 2 0 R >> >> >>`

function buildManyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, n) => `${n + 5} 0 R`).join(' ')
  const pages = Array.from({ length: count }, () => buildPage(4))
  return buildPdf([...SHARED, `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`, ...pages])
}

/** Two kilobytes: each level of the tree has the next one ten times. */
function buildOnePageManyTimes(levels: number): Buffer {
  const tree = Array.from({ length: levels }, (_, level) => {
    const kids = Array.from({ length: 10 }, () => `${level + 5} 0 R`).join(' ')
    return `<< /Type /Pages /Count ${10 ** (levels - level)} /Kids [${kids}] ${level ? `/Parent ${level + 3} 0 R` : ''} >>`
  })
  return buildPdf([...SHARED, ...tree, buildPage(levels + 3)])
}

test.each([
  ['thirty thousand pages', buildManyPages(30_000), 30_000],
  ['one page a billion times', buildOnePageManyTimes(9), 1e9],
])('a PDF of %s is read up to page 40 and goes to a person', async (_, pdf, pages) => {
  const reading = await parseDocument(pdf, 'application/pdf')
  expect(reading).toMatchObject({ by: 'text', pages, problems: ['too-many-pages'] })
  expect(reading.lines).toHaveLength(40)
  expect(reading.lines.at(-1)).toMatchObject({ page: 40, cells: [{ text: 'Registration PA 2-345-678' }] })
})

test('a PDF whose pages contain each other goes to a person', async () => {
  const pdf = buildPdf([...SHARED, '<< /Type /Pages /Count 2000000000 /Kids [4 0 R 4 0 R] >>'])
  expect(await parseDocument(pdf, 'application/pdf')).toMatchObject({ by: 'nobody', problems: ['unreadable'] })
})
