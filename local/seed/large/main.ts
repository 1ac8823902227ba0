import { parseArgs } from 'node:util'
import { startPostgres } from '#local/postgres/start-postgres'

/** `npm run seed:large -- --factor 0.05`: fills DATABASE_URL or, without one, an embedded database in DATA_DIR. */
const { values } = parseArgs({ options: { factor: { type: 'string', default: '1' } } })
const factor = Number(values.factor)
if (!(factor > 0)) throw new Error('--factor takes a number above 0, 1 being the full size')

const dataDir = process.env['DATA_DIR'] ?? '.data-large'
const server = process.env['DATABASE_URL']
  ? undefined
  : await startPostgres({ dataDir, settings: { max_wal_size: '4GB', fsync: 'off' } })
const databaseUrl = (process.env['DATABASE_URL'] ??= server?.url ?? '')
// Configuration is read when the product's modules load.
process.env['DATA_DIR'] = dataDir
const { createLargeData } = await import('./create-large-data.ts')
const { db } = await import('#database/client')
const started = Date.now()
try {
  await createLargeData(databaseUrl, factor, console.log)
  console.log(`The large data set stands after ${Math.round((Date.now() - started) / 1000)} s.`)
  if (server) console.log(`npm start with DATA_DIR=${dataDir} serves it.`)
} finally {
  // The edition log is published through it; it would keep this process for another minute.
  await db.destroy()
  await server?.stop()
}
