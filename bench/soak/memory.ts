import { readFileSync } from 'node:fs'
import { listProcessTree } from '../case.ts'

/**
 * Megabytes of a process and its children. Of what several of them share, such as PostgreSQL's buffers, each counts its
 * part.
 */
export function getMegabytes(pid: number): number {
  return listProcessTree(pid).reduce((sum, one) => sum + readProportionalSize(one), 0)
}

function readProportionalSize(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    // It has ended.
    return 0
  }
}
