import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  type ReportRow,
  buildReportRow,
  parseReportRows,
  parseMachine,
  toRowsWithMachine,
  formatReport,
  parseSections,
  updateRows,
} from './report.ts'
import type { CaseResult } from './case.ts'

const result: CaseResult = {
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
const buildRow = (path: string, more: Partial<CaseResult> = {}): ReportRow =>
  buildReportRow({ ...result, ...more, path }, '2026-11-21 (1.0)')

test('a remeasured row replaces its predecessor and changes nothing else', () => {
  const machine = ['Processor: one, 2 cores', 'Memory: 8 GiB']
  const rows = [
    buildRow('first'),
    buildRow('second: with a colon'),
    buildRow('third', { cpuMicroseconds: { ceiling: 1, ours: 2 } }),
  ]
  const pages = '\n## Pages\n\n| page | as |\n| --- | --- |\n| /home | desk |\n'
  const report = formatReport(rows, machine) + pages
  expect(parseReportRows(report)).toEqual(rows)
  expect(parseMachine(report)).toEqual(machine)
  expect(parseSections(report)).toBe(pages)

  const again = buildRow('second: with a colon', { ours: 9, checked: 'every answer 201' })
  const added = buildRow('fourth')
  const merged = updateRows(parseReportRows(report), [again, added])
  expect(merged).toEqual([rows[0], again, rows[2], added])
  expect(parseReportRows(formatReport(merged, machine) + pages)).toEqual(merged)

  expect(toRowsWithMachine(machine, report, [again])).toEqual([again])
  const [elsewhere] = toRowsWithMachine(['Processor: two, 2 cores', 'Memory: 8 GiB'], report, [again])
  expect(elsewhere?.cells.at(-1)).toBe('2026-11-21 (1.0), Processor: two, 2 cores')
})

test('the committed report survives parsing and formatting unchanged', async () => {
  const report = await readFile(new URL('results.md', import.meta.url), 'utf8')
  const rows = parseReportRows(report)
  expect(rows.length).toBeGreaterThan(5)
  for (const { checked } of rows) expect(checked).not.toBe('')
  expect(formatReport(rows, parseMachine(report)) + parseSections(report)).toBe(report)
})
