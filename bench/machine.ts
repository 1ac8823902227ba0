import { cpus, loadavg, totalmem } from 'node:os'
import type pg from 'pg'

/** What the figures were measured on. No host name, no path. */
export async function describeMachine(sql: pg.Client): Promise<string[]> {
  const setting = async (name: string) => {
    const { rows } = await sql.query<{ value: string }>('SELECT current_setting($1) AS value', [name])
    return rows[0]?.value ?? ''
  }
  return [
    ...describeSystem(),
    `PostgreSQL: ${(await setting('server_version')).split(' ')[0] ?? ''}, synchronous_commit ${await setting('synchronous_commit')}, fsync ${await setting('fsync')}`,
  ]
}

/** When, and under what load. */
export function describeMoment(): { date: string; load: string } {
  return { date: new Date().toISOString().slice(0, 10), load: loadavg()[0]?.toFixed(1) ?? '?' }
}

export function describeSystem(): string[] {
  return [
    `Processor: ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    `Memory: ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `System: ${process.platform} ${process.arch}`,
    `Node: ${process.versions.node}`,
  ]
}
