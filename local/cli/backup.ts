import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { config } from '#runtime/config'
import { createBackup, restoreBackup } from '#local/postgres/create-backup'
import { CliError } from './output/cli-error.ts'

// `npm run backup -- folder` and `npm run restore -- folder`: copies DATA_DIR to a folder and back. A database of
// DATABASE_URL and files in S3 go to the bucket of BACKUP_URL: `npm run backup`, and `npm run restore -- folder [time]`
// for the empty data directory of a new server.
const [command = '', folder = '', time = ''] = process.argv.slice(2)
const isBackup = command === 'backup'

try {
  const usesBucket = Boolean(config.DATABASE_URL || config.S3_BUCKET)
  if (usesBucket && !process.env['BACKUP_URL']) {
    throw new CliError(
      `Nothing was ${isBackup ? 'backed up' : 'restored'}: with DATABASE_URL or S3 the backups are in a bucket. Set BACKUP_URL; docs/runbooks/backups.md names its variables.`,
    )
  }
  if (!folder && !(isBackup && config.DATABASE_URL)) {
    throw new CliError(`Name a folder: npm run ${command} -- ${isBackup ? '../tunemaker-backup' : '/the/empty/folder'}`)
  }
  if (isBackup) {
    if (config.DATABASE_URL) runScript('base')
    else await createBackup(resolve(config.DATA_DIR), resolve(folder))
    if (usesBucket) runScript('files')
  } else {
    if (config.DATABASE_URL) runScript('restore', resolve(folder), ...(time ? [time] : []))
    else restoreBackup(resolve(folder), resolve(config.DATA_DIR))
    if (usesBucket) runScript('restore-files')
  }
  console.log(describeResult())
} catch (error) {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function describeResult(): string {
  const bucket = process.env['BACKUP_URL']
  if (!config.DATABASE_URL)
    return isBackup ? `${config.DATA_DIR} is in ${folder}.` : `${folder} is in ${config.DATA_DIR}.`
  return isBackup
    ? `The database and the files are in ${bucket}.`
    : `${folder} is a data directory: start PostgreSQL with it, and it fetches its log from ${bucket}. The files are back.`
}

/** @throws CliError if it fails; it has said why. */
function runScript(...args: string[]): void {
  // The owner of the tables; the product's user may not take a base backup.
  const database = process.env['MIGRATION_DATABASE_URL'] || config.DATABASE_URL
  const url = database ? new URL(database) : undefined
  const { status, error } = spawnSync(resolve(import.meta.dirname, '../../ops/backup/backup.sh'), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      FILES_DIR: resolve(config.DATA_DIR, 'files'),
      ...process.env,
      ...(url
        ? {
            PGHOST: url.hostname,
            PGPORT: url.port || '5432',
            PGUSER: decodeURIComponent(url.username),
            PGPASSWORD: decodeURIComponent(url.password),
            PGDATABASE: url.pathname.slice(1),
          }
        : // The embedded database is found and started by createBackup alone.
          { BACKUP_UNRECORDED: '1' }),
    },
  })
  if (!error && status === 0) return
  throw new CliError(
    `The ${command} is not complete; nothing was lost by that. Run it again once the cause above is gone. It needs barman-cloud, rclone and psql (Debian: barman-cli-cloud, rclone, postgresql-client)${isBackup ? ", and the database's data directory on this machine" : ''}.`,
  )
}
