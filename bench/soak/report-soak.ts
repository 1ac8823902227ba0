import type { Books } from '../game-day/books.ts'
import { calculateQuantile } from '../load.ts'
import type { CallRecord } from './traffic.ts'

/** A process: its memory at the end of each minute, and the processor time it took. */
export type ProcessRecord = { name: string; megabytes: number[]; cpuSeconds: number }

type Soak = {
  minutes: number
  factor: number
  machine: string[]
  calls: Map<string, CallRecord>
  sold: number
  faults: string[]
  records: ProcessRecord[]
  /** Percent of a core that each process used before the traffic began. */
  idle: { name: string; percent: number }[]
  books: Books
}

const round = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'))

const sort = (values: number[]) => values.toSorted((a, b) => a - b)
const median = (values: number[]) => calculateQuantile(sort(values), 0.5)

/** The section of results.md: what was answered, how fast, in how much memory, and whether the books match. */
export function formatSoak({ minutes, factor, machine, calls, sold, faults, records, idle, books }: Soak): string {
  const answers = [...calls.values()].flatMap(({ ms }) => ms)
  const byStatus = new Map<number, number>()
  for (const { statuses } of calls.values())
    for (const [status, count] of statuses) byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  const rows = [...calls]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { ms, statuses }]) => {
      const sorted = sort(ms)
      const at = (share: number) => round(calculateQuantile(sorted, share))
      return `| ${name} | ${ms.length} | ${formatStatuses(statuses)} | ${at(0.5)} | ${at(0.99)} | ${round(sorted.at(-1) ?? NaN)} |`
    })
  const third = Math.max(1, Math.floor(minutes / 3))
  return [
    'Written by `npm run bench:soak`: people who browse, listen, buy and chat, and staff at work, at a constant pace, on two',
    'web processes, a worker for light and one for heavy jobs, PgBouncer before the primary and a hot standby.',
    '',
    ...machine.map((line) => `- ${line}`),
    `- Size: ${factor} of 500,000 songs, 3 million Keymails, 2 million sales`,
    `- ${minutes} minutes, ${answers.length.toLocaleString('en-US')} answers: ${formatStatuses(byStatus)}`,
    `- ${sold} sales were paid for; the books have ${books.sales} with ${(books.cents / 100).toFixed(2)} dollars: ${
      books.differences.length === 0
        ? 'equal to PayPal’s, every posting balances'
        : books.differences.slice(0, 5).join('; ')
    }`,
    `- No answers, answers 500 and above other than 503, and processes that ended: ${faults.length === 0 ? 'none' : faults.slice(0, 10).join('; ')}`,
    '',
    '| process | idle, % of a core | MB, median of the first third | of the last third | most | processor seconds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...records.map(({ name, megabytes, cpuSeconds }) => {
      const part = idle.find((one) => one.name === name)?.percent
      const cells = [
        name,
        part === undefined || Number.isNaN(part) ? '' : part.toFixed(2),
        round(median(megabytes.slice(0, third))),
        round(median(megabytes.slice(-third))),
        round(Math.max(...megabytes)),
        round(cpuSeconds),
      ]
      return `| ${cells.join(' | ')} |`
    }),
    '',
    '| call | answers | statuses | median ms | p99 ms | longest ms |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function formatStatuses(statuses: Map<number, number>): string {
  return [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count.toLocaleString('en-US')} × ${status === 0 ? 'none' : status}`)
    .join(', ')
}
