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
]

/** The table as Markdown, its columns aligned so that a terminal shows it as well. */
export function tableOf(results: Result[]): string {
  const lines = [HEADINGS, ...results.map(cellsOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const show = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [show(HEADINGS), rule, ...lines.slice(1).map(show)].join('\n')
}

function cellsOf(result: Result): string[] {
  const figure = (value: number) =>
    result.unit === 'ms' ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString('en-US')}/s`
  const [low, high] = result.spread
  return [
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
  ]
}

export function reportOf(results: Result[], machine: string[]): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Ours is the real web process; each ceiling is the least that can do the same work, a bare',
    '`node:http` server with `pg` in a process of its own (`bench/ceilings/`). Both are measured in turn, five rounds, the load',
    'on the same cores. Absolute figures drift with the machine; the ratio, the median of the five, is what counts.',
    '',
    ...machine.map((line) => `- ${line}`),
    '',
    tableOf(results),
    '',
    'Checked while measuring:',
    '',
    ...results.map((result) => `- ${result.path}: ${result.checked}.`),
    '',
  ].join('\n')
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
