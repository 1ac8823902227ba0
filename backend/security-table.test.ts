import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/security.md', 'utf8')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

/** Ids of levels 1 and 2, as published. */
const published = readFileSync('docs/asvs-5.0.txt', 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(' ')[0] ?? '')
const notApplicable = [...table.matchAll(/\bV(\d+) \(no /g)].map(([, chapter = '']) => chapter)

/** The ids a line is about: `1.2.6–1.2.8, 1.3.1`. A range is within one section. */
function listIds(row: string): string[] {
  return (row.split('|')[1] ?? '').split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('–')
    const section = first.slice(0, first.lastIndexOf('.') + 1)
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${section}${Number(from) + n}`)
  })
}

test('each requirement of ASVS that applies has exactly one line, and no line is about another', () => {
  const applicable = published.filter((id) => !notApplicable.includes(id.split('.')[0] ?? ''))
  expect(applicable).toHaveLength(210)
  expect(rows.flatMap(listIds).toSorted()).toEqual(applicable.toSorted())
})

test('every test that docs/security.md quotes exists', () => {
  const tests = globSync('{backend,worker,e2e,local}/**/*.{test,spec}.ts').map((file) => readFileSync(file, 'utf8'))
  const titles = rows.flatMap((row) => [...row.matchAll(/"([^"]{6,})"/g)].map(([, title = '']) => title))
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title) => !tests.some((text) => text.includes(title)))).toEqual([])
})

test('every file that docs/security.md names exists', () => {
  const files = [...table.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every line says how, or why not', () => {
  expect(rows.filter((row) => row.split('|').length < 5 || (row.split('|')[3] ?? '').trim().length < 4)).toEqual([])
})
