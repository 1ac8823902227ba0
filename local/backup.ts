import { resolve } from 'node:path'
import { config } from '#platform/config'
import { backUp, restore } from './back-up.ts'
import { PlainError } from './plain-error.ts'

// `npm run backup -- folder` and `npm run restore -- folder`: DATA_DIR to a folder and back.
const [what = '', folder = ''] = process.argv.slice(2)

try {
  if (!folder) throw new PlainError(`Say which folder: npm run ${what} -- ../tunemaker-backup`)
  if (config.DATABASE_URL || config.S3_BUCKET) {
    throw new PlainError(
      'This backs up the database and files in DATA_DIR. For DATABASE_URL use pg_dump or your provider, for S3 the versions of the bucket.',
    )
  }
  if (what === 'backup') await backUp(resolve(config.DATA_DIR), resolve(folder))
  else restore(resolve(folder), resolve(config.DATA_DIR))
  console.log(what === 'backup' ? `${config.DATA_DIR} is in ${folder}.` : `${folder} is in ${config.DATA_DIR}.`)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
