import { type Activity, activities } from './traffic.ts'
import type { Books } from './books.ts'

export type OutageRecord = {
  what: string
  seconds: number
  /** Seconds from the outage until the alert fired. */
  fired: { name: string; after: number }[]
  missing: string[]
  /** Processes that ended although nobody took them away. */
  ended: { name: string; after: number; reason: string }[]
  /** How long a web process or worker took at most to answer Prometheus, in seconds. */
  slowestScrape: number
  mailed: number
  status: string[]
  failures: Record<Activity, number>
  /** Seconds from the end of the outage until the next success; undefined: none within the time we waited. */
  recovery: Record<Activity, number | undefined>
  books: Books
}

const names: Record<Activity, string> = {
  sale: 'sale',
  receipt: 'receipt by mail',
  play: 'playing a copy',
  upload: 'upload',
}

const formatDollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const formatBooks = ({ sales, cents, differences }: Books) =>
  differences.length === 0
    ? `equal: ${sales.toLocaleString('en-US')} sales, ${formatDollars(cents)}`
    : `**${differences.length} differences**: ${differences.slice(0, 3).join('; ')}`

/** The short alert name, as a person says it. */
const toShortName = (name: string) => name.replace(/^TuneMaker/, '')

/** `end` are the books after the last outage, when all sales have ended. */
export function formatGameDay(
  records: OutageRecord[],
  end: Books,
  { date, machine, load, factor }: { date: string; machine: string[]; load: string; factor: number },
): string {
  const rows = records.map((record) => {
    const { what, seconds, fired, missing, ended, mailed, status, failures, recovery, books } = record
    const alerts = [
      ...fired.map(({ name, after }) => `${toShortName(name)} (${after}${after > seconds ? ', afterwards' : ''})`),
      ...missing.map((name) => `**not** ${toShortName(name)}`),
      ...ended.map(({ name, after, reason }) => `${name} ended by itself (${after}): ${reason}`),
    ]
    const failed = activities.filter((activity) => failures[activity] > 0)
    return [
      `${what}, ${seconds} s`,
      `${alerts.join(', ') || 'none'}; ${mailed} mailed`,
      status.join('<br>'),
      failed.map((activity) => `${names[activity]} ${failures[activity]}`).join(', ') || 'nothing',
      activities.map((activity) => `${names[activity]} ${recovery[activity] ?? 'not seen'}`).join(', '),
      formatBooks(books),
    ]
  })
  const head = [
    'removed, for how long',
    'alerts fired (after s)',
    'System Status',
    'tries that failed',
    'seconds until the next success',
    'books and PayPal',
  ]
  const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    `Run on ${date}, load ${load}, all times of rules and routes divided by ${factor}.`,
    ...machine,
    '',
    toLine(head),
    toLine(head.map(() => '---')),
    ...rows.map(toLine),
    '',
    `After all of it the books and PayPal are ${formatBooks(end)}. Prometheus waited at most ${Math.max(...records.map(({ slowestScrape }) => slowestScrape)).toFixed(1)} s for an answer.`,
  ].join('\n')
}
