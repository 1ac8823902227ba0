import type { Measurement, Progress } from './measure.ts'

/** Everything measured at one size. */
export type Side = { factor: number; measurements: Measurement[]; memoryBytes: number }

/** What a person waits for at full size, in milliseconds; staff searches, exports and jobs may take longer. */
const LIMIT_MS = 50
const STAFF_LIMIT_MS = 200

const round = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'))

/** Of a call's rounds the cheaper one counts, without the first, which opened connections and read from disk. */
export function buildSide(factor: number, all: Progress[]): Side {
  const best = new Map<string, { round: number; measurement: Measurement }>()
  let memoryBytes = NaN
  for (const progress of all) {
    if ('memoryBytes' in progress) {
      memoryBytes = progress.memoryBytes
      continue
    }
    const known = best.get(progress.measurement.name)
    if (!known || known.round === 1 || progress.measurement.cpuMs < known.measurement.cpuMs)
      best.set(progress.measurement.name, progress)
  }
  return { factor, measurements: [...best.values()].map(({ measurement }) => measurement), memoryBytes }
}

/** One line for the terminal. */
export function formatMeasurement({ round: n, measurement }: Extract<Progress, { round: number }>): string {
  const { name, status, cpuMs, blocks, statements } = measurement
  return `${n}: ${name}: ${status}, ${round(cpuMs)} ms, ${round(blocks)} blocks in ${statements} statements`
}

function isWithinLimit({ name, cpuMs }: Measurement): boolean {
  if (/^(job|check) /.test(name)) return true
  return cpuMs <= (/\(admin|[./]csv|sheet/.test(name) ? STAFF_LIMIT_MS : LIMIT_MS)
}

/** Of an export by line: it is read to its end, or as long as the reader waits. */
const countBlocks = (one: Measurement | undefined) => (one ? one.blocks / (one.lines ?? 1) : NaN)

/** The table of all calls: time, answer, rows and blocks at both sizes, and how the blocks grew. */
export function formatScaleReport(small: Side, large: Side, machine: string[]): string {
  const before = new Map(small.measurements.map((one) => [one.name, one]))
  const lines = large.measurements.map((now) => {
    const then = before.get(now.name)
    const [blocksThen, blocksNow] = [countBlocks(then), countBlocks(now)]
    const growth = blocksThen > 0 ? (blocksNow / blocksThen).toFixed(1) : ''
    const cells = [
      now.name,
      now.status,
      `${round(then?.cpuMs ?? NaN)} → ${round(now.cpuMs)}`,
      isWithinLimit(now) ? 'yes' : 'no',
      round(now.ms),
      `${round(blocksThen)} → ${round(blocksNow)}${now.lines ? ' a line' : ''}`,
      growth,
      String(now.rows),
      `${round(now.bytes / 1024)} kB`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    'Written by `npm run bench:scale`: every call that reads, every periodic job and check, and a few writes, in one process',
    'against PostgreSQL with 256 MB of shared buffers. Milliseconds of processor of that process and the database until the',
    'answer (its first byte where it is streamed), the least of two warm rounds; jobs and checks run once. Those that passed',
    'meanwhile are those of the machine, too. Blocks of 8 kB are those the statements touched, of an export those of a line.',
    `To reach: ${LIMIT_MS} ms, ${STAFF_LIMIT_MS} ms for staff and exports.`,
    '',
    ...machine.map((line) => `- ${line}`),
    `- Sizes: ${small.factor} and ${large.factor} of 500,000 songs, 3 million Keymails, 2 million sales`,
    `- Memory of the measuring process, which also calls and renders, after all calls: ${Math.round(small.memoryBytes / 2 ** 20)} → ${Math.round(large.memoryBytes / 2 ** 20)} MB`,
    '',
    '| call | answer | ms | reached | waited | blocks | growth | rows | bytes |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}
