import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Data } from './data.ts'
import { type Load, quantile } from './load.ts'

/** What every row finds running: our web process, the database, and the environment for a process of its own. */
export type Stage = {
  webPort: number
  webPid: number
  dataDir: string
  env: Record<string, string>
  sql: pg.Client
  data: Data
}

/** One line of the table. Higher is better unless `unit` is ms. */
export type Result = {
  path: string
  unit: 'req/s' | 'ms'
  ceiling: number
  ours: number
  ratio: number
  /** Smallest and largest ratio of the rounds. */
  spread: [number, number]
  target: string
  reached: boolean
  /** 99 of 100 answers came within this, in milliseconds. */
  p99: { ceiling: number; ours: number }
  /** Processor time that the serving process took for one answer, in microseconds, where the system tells. */
  cpuMicroseconds?: { ceiling: number; ours: number }
  /** What was checked, so that a fast wrong answer does not count. */
  checked: string
}

export const ROUNDS = 5
/** Rounds before them that are thrown away: until then the engine is still compiling. */
export const WARM_UPS = 2

type Side = 'ceiling' | 'ours'

/**
 * Measures both sides in turn. The two halves of a round change order, so
 * that neither always runs on the warmer machine. The ratio is the median of the rounds' ratios: what drifts between
 * rounds hits both sides of one.
 */
export async function compare(
  fields: Pick<Result, 'path' | 'checked'> & { atLeast: number },
  pids: Record<Side, number>,
  measure: (side: Side, round: number) => Promise<Load>,
): Promise<Result> {
  const loads: Record<Side, Load[]> = { ceiling: [], ours: [] }
  const cpu: Record<Side, number[]> = { ceiling: [], ours: [] }
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const side of round % 2 ? (['ceiling', 'ours'] as const) : (['ours', 'ceiling'] as const)) {
      const before = cpuMicroseconds(pids[side])
      const seen = await measure(side, round)
      if (round < WARM_UPS) continue
      loads[side].push(seen)
      cpu[side].push((cpuMicroseconds(pids[side]) - before) / seen.answers)
    }
  }
  const ratios = sorted(loads.ours.map((ours, n) => ours.perSecond / (loads.ceiling[n]?.perSecond ?? NaN)))
  const middle = (side: Side, what: 'perSecond' | 'p99') => quantile(sorted(loads[side].map((l) => l[what])), 0.5)
  const ratio = quantile(ratios, 0.5)
  return {
    path: fields.path,
    unit: 'req/s',
    ceiling: middle('ceiling', 'perSecond'),
    ours: middle('ours', 'perSecond'),
    ratio,
    spread: [ratios[0] ?? NaN, ratios.at(-1) ?? NaN],
    target: `≥ ${fields.atLeast.toFixed(1)}`,
    reached: ratio >= fields.atLeast,
    p99: { ceiling: middle('ceiling', 'p99'), ours: middle('ours', 'p99') },
    cpuMicroseconds: { ceiling: quantile(sorted(cpu.ceiling), 0.5), ours: quantile(sorted(cpu.ours), 0.5) },
    checked: fields.checked,
  }
}

/** User and system time of a process so far, from Linux's /proc in ticks of 10 ms; NaN elsewhere. */
export function cpuMicroseconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return NaN
  }
}

export function sorted(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

/** Every answer had this status. */
export function assertAll(load: Load, status: number): Load {
  assert.deepEqual([...load.statuses.keys()], [status], 'an answer had another status')
  return load
}

/** A request as it goes over the wire. */
export function wire(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    ...(method === 'POST' && !body && { 'content-length': '0' }),
  }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
