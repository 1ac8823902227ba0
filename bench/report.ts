import type { Result } from './row.ts'

const HEADINGS = [
  'path',
  'ceiling',
  'ours',
  'ratio (of the rounds)',
  'to reach',
  'reached',
  'p99 ms, ceiling / ours',
  'processor µs per answer',
  'measured (load before)',
]

/** A measured row as the report shows it: its cells, the first of which names it, and what was checked. */
export type Line = { cells: string[]; checked: string }

/** The table as Markdown, its columns aligned so that a terminal shows it as well. */
export function tableOf(rows: Line[]): string {
  const lines = [HEADINGS, ...rows.map(({ cells }) => cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const show = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [show(HEADINGS), rule, ...lines.slice(1).map(show)].join('\n')
}

/** `when` is the day and the load average, which differ between rows that were measured one by one. */
export function lineOf(result: Result, when: string): Line {
  const figure = (value: number) =>
    result.unit === 'ms'
      ? `${value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ms`
      : `${Math.round(value).toLocaleString('en-US')}/s`
  const [low, high] = result.spread
  const cells = [
    result.path,
    figure(result.ceiling),
    figure(result.ours),
    `${result.ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
    result.target,
    result.reached ? 'yes' : 'no',
    `${result.p99.ceiling.toFixed(1)} / ${result.p99.ours.toFixed(1)}`,
    result.cpuMicroseconds?.ours
      ? `${result.cpuMicroseconds.ceiling.toFixed(0)} / ${result.cpuMicroseconds.ours.toFixed(0)}`
      : '',
    when,
  ]
  return { cells, checked: result.checked }
}

const CHECKED = 'Checked while measuring:'

export function reportOf(rows: Line[], machine: string[]): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Ours is the real web process; each ceiling is the least that can do the same work, a bare',
    '`node:http` server with `pg` in a process of its own (`bench/ceilings/`). Both are measured in turn, five rounds, the load',
    'on the same cores. Absolute figures drift with the machine; the ratio, the median of the five, is what counts.',
    '`npm run bench -- audio` measures and rewrites one row.',
    '',
    ...machine.map((line) => `- ${line}`),
    '',
    tableOf(rows),
    '',
    CHECKED,
    '',
    ...rows.map(({ cells, checked }) => `- ${cells[0]}: ${checked}.`),
    '',
  ].join('\n')
}

/** The rows of an earlier report, as they were written. */
export function linesOf(report: string): Line[] {
  const top = report.slice(0, report.length - sectionsOf(report).length)
  const checks = top.slice(top.indexOf(CHECKED)).split('\n')
  const table = top.split('\n').filter((line) => line.startsWith('| '))
  return table.slice(2).map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const start = `- ${cells[0]}: `
    const check = checks.find((one) => one.startsWith(start))
    return { cells, checked: check?.slice(start.length).replace(/\.$/, '') ?? '' }
  })
}

/** What an earlier report says of its machine. */
export function machineOf(report: string): string[] {
  return report
    .slice(0, Math.max(0, report.indexOf('\n| ')))
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
}

/** Rows of another machine than the report's say what is other about it. */
export function measuredOn(machine: string[], report: string, measured: Line[]): Line[] {
  const known = machineOf(report)
  const other = machine.filter((line) => !known.includes(line))
  if (other.length === 0) return measured
  return measured.map(({ cells, checked }) => ({
    checked,
    cells: [...cells.slice(0, -1), `${cells.at(-1)}, ${other.join(', ')}`],
  }))
}

/** The earlier rows with these in place of those of the same name; new ones stand at the end. */
export function withLines(earlier: Line[], measured: Line[]): Line[] {
  const named = new Map(measured.map((line) => [line.cells[0], line]))
  const kept = earlier.map((line) => named.get(line.cells[0]) ?? line)
  return [...kept, ...measured.filter(({ cells }) => !earlier.some((line) => line.cells[0] === cells[0]))]
}

/** The report with this section under its heading, in place of the one that was there. */
export function withSection(report: string, heading: string, text: string): string {
  return `${withoutSection(report, heading).trimEnd()}\n\n## ${heading}\n\n${text}`
}

/** The sections under `##` of an earlier report, which this run did not measure. */
export function sectionsOf(report: string): string {
  const at = report.indexOf('\n## ')
  return at < 0 ? '' : report.slice(at)
}

function withoutSection(report: string, heading: string): string {
  const from = report.indexOf(`\n## ${heading}\n`)
  if (from < 0) return report
  const to = report.indexOf('\n## ', from + 1)
  return report.slice(0, from) + (to < 0 ? '' : report.slice(to))
}
