import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { BenchData } from './data.ts'
import { type LoadResult, calculateQuantile } from './load.ts'

/** The environment of every case: our web process, the database, and the variables for child processes. */
export type Harness = {
  webPort: number
  webPid: number
  dataDir: string
  env: Record<string, string>
  sql: pg.Client
  data: BenchData
}

/** One row of the table. Higher is better unless `unit` is ms. */
export type CaseResult = {
  path: string
  unit: 'req/s' | 'ms'
  ceiling: number
  ours: number
  ratio: number
  /** Smallest and largest ratio among the rounds. */
  spread: [number, number]
  target: string
  reached: boolean
  /** 99th percentile of the answer time, in milliseconds. */
  p99: { ceiling: number; ours: number }
  /** CPU time of the serving process per answer, in microseconds, where the system reports it. */
  cpuMicroseconds?: { ceiling: number; ours: number }
  /** What was verified, so that a fast wrong answer does not count. */
  checked: string
}

export const ROUNDS = 5
/** Discarded rounds before the measured ones, while the JIT compiles. */
export const WARM_UPS = 2

type Side = 'ceiling' | 'ours'

/**
 * As autovacuum does within a minute. Until then a connection keeps the plans that it made when the tables were empty, and
 * reads all rows where an index has one: whoever gathers many sales on one connection then pays for that most.
 */
export const analyzeTables = ({ sql }: Harness) => sql.query('ANALYZE')

/**
 * Measures both sides alternately, swapping their order each round so that neither always runs on the warmer machine.
 * The ratio is the median of the rounds' ratios, since drift between rounds affects both sides of one alike.
 */
export async function runWithBaseline(
  fields: Pick<CaseResult, 'path' | 'checked'> & { atLeast: number; afterWarmUps?: () => Promise<unknown> },
  pids: Record<Side, number>,
  measure: (side: Side, round: number) => Promise<LoadResult>,
): Promise<CaseResult> {
  const loads: Record<Side, LoadResult[]> = { ceiling: [], ours: [] }
  const cpu: Record<Side, number[]> = { ceiling: [], ours: [] }
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    if (round === WARM_UPS) await fields.afterWarmUps?.()
    for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
      const before = getCpuMicroseconds(pids[side])
      const seen = await measure(side, round)
      if (round < WARM_UPS) continue
      loads[side].push(seen)
      cpu[side].push((getCpuMicroseconds(pids[side]) - before) / seen.answers)
    }
  }
  const ratios = toSortedNumbers(loads.ours.map((ours, n) => ours.perSecond / (loads.ceiling[n]?.perSecond ?? NaN)))
  const middle = (side: Side, what: 'perSecond' | 'p99') =>
    calculateQuantile(toSortedNumbers(loads[side].map((l) => l[what])), 0.5)
  const ratio = calculateQuantile(ratios, 0.5)
  return {
    path: fields.path,
    unit: 'req/s',
    ceiling: middle('ceiling', 'perSecond'),
    ours: middle('ours', 'perSecond'),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≥ ${fields.atLeast}`,
    reached: ratio >= fields.atLeast,
    p99: { ceiling: middle('ceiling', 'p99'), ours: middle('ours', 'p99') },
    cpuMicroseconds: {
      ceiling: calculateQuantile(toSortedNumbers(cpu.ceiling), 0.5),
      ours: calculateQuantile(toSortedNumbers(cpu.ours), 0.5),
    },
    checked: fields.checked,
  }
}

/**
 * User and system CPU time of a process in microseconds, from Linux's /proc in ticks of 10 ms; NaN on other systems. With
 * children it includes those that run and, through their parent, those that have ended.
 */
export function getCpuMicroseconds(pid: number, { withChildren = false } = {}): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    const sum = (from: number, to: number) => fields.slice(from, to).reduce((ticks, field) => ticks + Number(field), 0)
    if (!withChildren) return sum(11, 13) * 10_000
    const running = listProcessTree(pid).slice(1)
    return sum(11, 15) * 10_000 + running.reduce((us, child) => us + (getCpuMicroseconds(child) || 0), 0)
  } catch {
    return NaN
  }
}

/** A process and everything it has started that still runs. */
export function listProcessTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => listProcessTree(Number(child)))]
  } catch {
    return [pid]
  }
}

export function toSortedNumbers(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

/** Asserts that every answer had this status. */
export function assertAllStatus(load: LoadResult, status: number): LoadResult {
  assert.deepEqual([...load.statuses.keys()], [status], 'an answer had another status')
  return load
}

/** Builds an HTTP/1.1 request in wire format. */
export function buildRequest(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    ...(method === 'POST' && !body && { 'content-length': '0' }),
  }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
