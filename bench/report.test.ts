import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Line, lineOf, linesOf, machineOf, measuredOn, reportOf, sectionsOf, withLines } from './report.ts'
import type { Result } from './row.ts'

const result: Result = {
  path: 'GET /api/example',
  unit: 'ms',
  ceiling: 1_000,
  ours: 1_234.56,
  ratio: 1.23,
  spread: [1.1, 1.3],
  target: '≤ 1.5',
  reached: true,
  p99: { ceiling: 2, ours: 3 },
  checked: 'every answer 200',
}
const aLine = (path: string, more: Partial<Result> = {}): Line =>
  lineOf({ ...result, ...more, path }, '2026-11-21 (1.0)')

test('one row that is measured again takes its own place, and nothing else changes', () => {
  const machine = ['Processor: one, 2 cores', 'Memory: 8 GiB']
  const rows = [
    aLine('first'),
    aLine('second: with a colon'),
    aLine('third', { cpuMicroseconds: { ceiling: 1, ours: 2 } }),
  ]
  const pages = '\n## Pages\n\n| page | as |\n| --- | --- |\n| /home | desk |\n'
  const report = reportOf(rows, machine) + pages
  expect(linesOf(report)).toEqual(rows)
  expect(machineOf(report)).toEqual(machine)
  expect(sectionsOf(report)).toBe(pages)

  const again = aLine('second: with a colon', { ours: 9, checked: 'every answer 201' })
  const added = aLine('fourth')
  const merged = withLines(linesOf(report), [again, added])
  expect(merged).toEqual([rows[0], again, rows[2], added])
  expect(linesOf(reportOf(merged, machine) + pages)).toEqual(merged)

  expect(measuredOn(machine, report, [again])).toEqual([again])
  const [elsewhere] = measuredOn(['Processor: two, 2 cores', 'Memory: 8 GiB'], report, [again])
  expect(elsewhere?.cells.at(-1)).toBe('2026-11-21 (1.0), Processor: two, 2 cores')
})

test('the report that lies here can be read and written again without a loss', async () => {
  const report = await readFile(new URL('results.md', import.meta.url), 'utf8')
  const rows = linesOf(report)
  expect(rows.length).toBeGreaterThan(5)
  for (const { checked } of rows) expect(checked).not.toBe('')
  expect(reportOf(rows, machineOf(report)) + sectionsOf(report)).toBe(report)
})
