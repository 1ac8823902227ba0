import type { CaseResult } from './case.ts'

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

/** A table row of the report: its cells, the first of which is the name, and what was checked. */
export type ReportRow = { cells: string[]; checked: string }

/** Formats the rows as a Markdown table, with columns aligned for the terminal. */
export function formatTable(rows: ReportRow[]): string {
  const lines = [HEADINGS, ...rows.map(({ cells }) => cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const show = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [show(HEADINGS), rule, ...lines.slice(1).map(show)].join('\n')
}

/** `when` is the date and load average, since rows may be measured at different times. */
export function buildReportRow(result: CaseResult, when: string): ReportRow {
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

export function formatReport(rows: ReportRow[], machine: string[]): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Ours is the real web process; each ceiling is the least that can do the same work, a bare',
    '`node:http` server with `pg` in a process of its own (`bench/baselines/`). Both are measured in turn, five rounds, the load',
    'on the same cores. Absolute figures drift with the machine; the ratio, the median of the five, is what counts.',
    '`npm run bench -- audio` measures and rewrites one row.',
    '',
    ...machine.map((line) => `- ${line}`),
    '',
    formatTable(rows),
    '',
    CHECKED,
    '',
    ...rows.map(({ cells, checked }) => `- ${cells[0]}: ${checked}.`),
    '',
  ].join('\n')
}

/** Parses the rows of an earlier report. */
export function parseReportRows(report: string): ReportRow[] {
  const top = report.slice(0, report.length - parseSections(report).length)
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

/** Parses the machine description of an earlier report. */
export function parseMachine(report: string): string[] {
  return report
    .slice(0, Math.max(0, report.indexOf('\n| ')))
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
}

/** Adds to the rows how their machine differs from the report's. */
export function toRowsWithMachine(machine: string[], report: string, measured: ReportRow[]): ReportRow[] {
  const known = parseMachine(report)
  const other = machine.filter((line) => !known.includes(line))
  if (other.length === 0) return measured
  return measured.map(({ cells, checked }) => ({
    checked,
    cells: [...cells.slice(0, -1), `${cells.at(-1)}, ${other.join(', ')}`],
  }))
}

/** Replaces earlier rows by measured rows of the same name and appends new ones. */
export function updateRows(earlier: ReportRow[], measured: ReportRow[]): ReportRow[] {
  const named = new Map(measured.map((line) => [line.cells[0], line]))
  const kept = earlier.map((line) => named.get(line.cells[0]) ?? line)
  return [...kept, ...measured.filter(({ cells }) => !earlier.some((line) => line.cells[0] === cells[0]))]
}

/** Replaces or appends the section with this heading. */
export function updateSection(report: string, heading: string, text: string): string {
  return `${deleteSection(report, heading).trimEnd()}\n\n## ${heading}\n\n${text}`
}

/** The `##` sections of an earlier report, which this run does not measure. */
export function parseSections(report: string): string {
  const at = report.indexOf('\n## ')
  return at < 0 ? '' : report.slice(at)
}

function deleteSection(report: string, heading: string): string {
  const from = report.indexOf(`\n## ${heading}\n`)
  if (from < 0) return report
  const to = report.indexOf('\n## ', from + 1)
  return report.slice(0, from) + (to < 0 ? '' : report.slice(to))
}
