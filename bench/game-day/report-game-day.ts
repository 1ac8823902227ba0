import { type Activity, activities } from './traffic.ts'
import type { Books } from './books.ts'

export type OutageRecord = {
  what: string
  seconds: number
  /** Seconds from the outage until the alert fired. */
  fired: { name: string; after: number }[]
  missing: string[]
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

/** The short alert name, as a person says it. */
const toShortName = (name: string) => name.replace(/^TuneMaker/, '')

export function formatGameDay(
  records: OutageRecord[],
  { date, machine, load, factor }: { date: string; machine: string[]; load: string; factor: number },
): string {
  const rows = records.map(({ what, seconds, fired, missing, mailed, status, failures, recovery, books }) => {
    const alerts = [
      ...fired.map(({ name, after }) => `${toShortName(name)} (${after})`),
      ...missing.map((name) => `**not** ${toShortName(name)}`),
    ]
    const failed = activities.filter((activity) => failures[activity] > 0)
    return [
      `${what}, ${seconds} s`,
      `${alerts.join(', ') || 'none'}; ${mailed} mailed`,
      status.join('<br>'),
      failed.map((activity) => `${names[activity]} ${failures[activity]}`).join(', ') || 'nothing',
      activities.map((activity) => `${names[activity]} ${recovery[activity] ?? 'not seen'}`).join(', '),
      books.differences.length === 0
        ? `equal: ${books.sales.toLocaleString('en-US')} sales, ${formatDollars(books.cents)}`
        : `**${books.differences.length} differences**: ${books.differences.slice(0, 3).join('; ')}`,
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
  ].join('\n')
}
