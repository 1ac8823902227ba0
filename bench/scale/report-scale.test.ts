import { expect, test } from 'vitest'
import { buildSide, formatScaleReport } from './report-scale.ts'

const measure = (name: string, round: number, ms: number, blocks = 10) => ({
  round,
  measurement: { name, status: '200', ms: 3 * ms, cpuMs: ms, bytes: 2048, blocks, rows: 1, statements: 2 },
})

test('of the rounds after the first the cheapest counts', () => {
  const side = buildSide(1, [
    measure('GET /a', 1, 5),
    measure('GET /a', 2, 30),
    measure('GET /a', 3, 20),
    { memoryBytes: 7 },
  ])
  expect(side.measurements.map(({ cpuMs }) => cpuMs)).toEqual([20])
  expect(side.memoryBytes).toBe(7)
})

test('a run that broke off reports what it measured', () => {
  const side = buildSide(1, [measure('GET /a', 1, 5), measure('GET /b', 1, 90)])
  const report = formatScaleReport(side, side, [])
  expect(report).toContain('| GET /a | 200 | 5.0 → 5.0 | yes | 15 |')
  expect(report).toContain('| GET /b | 200 | 90 → 90 | no | 270 |')
})

test('the growth is that of the blocks', () => {
  const small = buildSide(0.002, [measure('GET /a', 2, 1, 100)])
  const large = buildSide(1, [measure('GET /a', 2, 1, 250)])
  expect(formatScaleReport(small, large, [])).toContain('| 100 → 250 | 2.5 |')
})

test('an export costs what a line of it costs, however many came', () => {
  const read = (blocks: number, lines: number) => {
    const { round, measurement } = measure('GET /a.csv', 2, 1, blocks)
    return { round, measurement: { ...measurement, lines } }
  }
  const [small, large] = [buildSide(0.002, [read(40, 10)]), buildSide(1, [read(60_000, 12_000)])]
  expect(formatScaleReport(small, large, [])).toContain('| 4.0 → 5.0 a line | 1.3 |')
})
