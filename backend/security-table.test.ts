import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/security.md', 'utf8')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

test('every test that docs/security.md quotes exists', () => {
  const tests = globSync('{backend,worker,e2e}/**/*.{test,spec}.ts').map((file) => readFileSync(file, 'utf8'))
  const quoted = rows.flatMap((row) => [...row.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title))
  const titles = quoted.filter((title) => /^[A-Za-z][^:=]+ /.test(title) && title !== 'security event')
  expect(titles.length).toBeGreaterThan(10)
  expect(titles.filter((title) => !tests.some((text) => text.includes(title)))).toEqual([])
})

test('every chapter of ASVS has a line or a reason', () => {
  const chapters = Array.from({ length: 17 }, (_, n) => String(n + 1))
  const described = (chapter: string) =>
    rows.some((row) => new RegExp(`^\\| (?:[\\d., –]*[ ,])?${chapter}\\.\\d`).test(row)) ||
    new RegExp(`V${chapter}\\s\\(no `).test(table)
  expect(chapters.filter((chapter) => !described(chapter))).toEqual([])
})
