import { resolve } from 'node:path'
import { config } from '#runtime/config'
import { createBackup, restoreBackup } from '#local/postgres/create-backup'
import { CliError } from './output/cli-error.ts'

// `npm run backup -- folder` and `npm run restore -- folder`: copies DATA_DIR to a folder and back.
const [command = '', folder = ''] = process.argv.slice(2)

try {
  if (!folder) throw new CliError(`Name a folder: npm run ${command} -- ../tunemaker-backup`)
  if (config.DATABASE_URL || config.S3_BUCKET) {
    throw new CliError(
      "This backs up the database and files in DATA_DIR. For DATABASE_URL use pg_dump or your provider's backups, for S3 the bucket's versioning.",
    )
  }
  if (command === 'backup') await createBackup(resolve(config.DATA_DIR), resolve(folder))
  else restoreBackup(resolve(folder), resolve(config.DATA_DIR))
  console.log(command === 'backup' ? `${config.DATA_DIR} is in ${folder}.` : `${folder} is in ${config.DATA_DIR}.`)
} catch (error) {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
