import { expect, test } from 'vitest'
import { formatSoak } from './report-soak.ts'

const soak = {
  minutes: 3,
  factor: 1,
  machine: ['Node: 24'],
  calls: new Map([
    [
      'GET /api/songs',
      {
        ms: [5, 4, 900],
        statuses: new Map([
          [503, 1],
          [200, 2],
        ]),
      },
    ],
  ]),
  sold: 2,
  faults: [],
  records: [{ name: 'web 1', megabytes: [190, 200, 210], cpuSeconds: 12 }],
  idle: [{ name: 'web 1', percent: 0.251 }],
  books: { sales: 2, cents: 1500, differences: [] },
}

test('a call is told with its statuses, median and longest answer, a process with its memory and idle time', () => {
  const lines = formatSoak(soak).split('\n')
  expect(lines).toContain('| GET /api/songs | 3 | 2 × 200, 1 × 503 | 5.0 | 900 | 900 |')
  expect(lines).toContain('| web 1 | 0.25 | 190 | 210 | 210 | 12 |')
  expect(lines.find((line) => line.includes('2 sales were paid for'))).toContain('equal to PayPal’s')
})

test('what went wrong is told instead of "none" and "equal"', () => {
  const report = formatSoak({
    ...soak,
    faults: ['GET /api/songs: 500'],
    books: { ...soak.books, differences: ['only at PayPal: C1'] },
  })
  expect(report).toContain('GET /api/songs: 500')
  expect(report).toContain('only at PayPal: C1')
  expect(report).not.toContain('equal to')
})
