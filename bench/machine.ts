import { cpus, loadavg, totalmem } from 'node:os'
import type pg from 'pg'

/** The machine the results were measured on, without host name and paths. */
export async function formatMachine(sql: pg.Client): Promise<string[]> {
  const setting = async (name: string) => {
    const { rows } = await sql.query<{ value: string }>('SELECT current_setting($1) AS value', [name])
    return rows[0]?.value ?? ''
  }
  return [
    ...formatSystem(),
    `PostgreSQL: ${(await setting('server_version')).split(' ')[0] ?? ''}, synchronous_commit ${await setting('synchronous_commit')}, fsync ${await setting('fsync')}`,
  ]
}

/** The date and the one-minute load average. */
export function getMoment(): { date: string; load: string } {
  return { date: new Date().toISOString().slice(0, 10), load: loadavg()[0]?.toFixed(1) ?? '?' }
}

export function formatSystem(): string[] {
  return [
    `Processor: ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    `Memory: ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `System: ${process.platform} ${process.arch}`,
    `Node: ${process.versions.node}`,
  ]
}
