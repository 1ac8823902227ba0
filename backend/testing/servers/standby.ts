import { appendFileSync, chmodSync, chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBackup } from '#local/postgres/create-backup'
import { getOrCreatePostgresHome } from '#local/postgres/postgres-home'
import type { RunningPostgres } from '#local/postgres/start-postgres'

/**
 * Makes `dataDir` a hot standby of a running server, which replays what that one writes. Of the two, the test of a
 * promotion waits for `name` in synchronous_standby_names.
 */
export async function createStandby(
  primary: { server: RunningPostgres; dataDir: string },
  dataDir: string,
  name: string,
): Promise<void> {
  await createBackup(primary.dataDir, dataDir)
  // The backup is its owner's alone. Started by root, PostgreSQL runs as another user, and the cluster would be moved.
  chmodSync(dataDir, 0o755)
  // Gives the cluster to the user that PostgreSQL runs as.
  const { directory } = getOrCreatePostgresHome(resolve(dataDir), () => undefined)
  const cluster = join(directory, 'cluster')
  const { uid, gid } = statSync(cluster)
  const url = new URL(primary.server.url)
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${url.port} user=${url.username} password=${url.password} application_name=${name}'\n`,
  )
  writeFileSync(join(cluster, 'standby.signal'), '')
  chownSync(join(cluster, 'standby.signal'), uid, gid)
}

/** Ends a server as a power cut does; nothing that it has not sent leaves it any more. */
export function killPostgres(server: RunningPostgres): void {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
  for (const pid of [server.pid, ...children.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Already gone.
    }
  }
}
