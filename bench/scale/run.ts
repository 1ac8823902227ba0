import { existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#local/postgres/start-postgres'
import { runScript, startNode, toProjectPath } from '../child-process.ts'
import { formatSystem, getMoment } from '../machine.ts'
import { updateSection } from '../report.ts'
import type { Progress } from './measure.ts'
import { buildSide, formatMeasurement, formatScaleReport, type Side } from './report-scale.ts'

/** Sizes at which the same calls are compared. The small one has the rows of the demo, about 1,000 songs. */
const { values } = parseArgs({
  options: {
    factor: { type: 'string', default: '1' },
    small: { type: 'string', default: '0.002' },
    /** Takes what an earlier run kept of the small size. */
    'keep-small': { type: 'boolean', default: false },
  },
})
const home = process.env['DATA_DIR'] ?? '.data-large'
const getDataDir = (factor: string) => join(home, `factor-${factor}`)
/** Each measurement is kept as it is made, so that a run that breaks has still measured. */
const getRecordFile = (factor: string) => join(getDataDir(factor), 'measurements.jsonl')

async function readSide(factor: string): Promise<Side> {
  const lines = (await readFile(getRecordFile(factor), 'utf8')).trim().split('\n')
  return buildSide(
    Number(factor),
    lines.map((line) => JSON.parse(line) as Progress),
  )
}

async function measureAt(factor: string): Promise<Side> {
  const dataDir = getDataDir(factor)
  const seeded = existsSync(join(dataDir, 'seeded'))
  const postgres = await startPostgres({
    dataDir,
    settings: {
      shared_preload_libraries: 'pg_stat_statements',
      max_wal_size: '4GB',
      fsync: 'off',
      // The product ends its own statements. Sums of two years are filled before the calls.
      statement_timeout: '600s',
    },
  })
  try {
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: 'admin-password',
      OPERATOR_PASSWORD: 'operator-password',
      PAYPAL_CLIENT_ID: 'bench',
      PAYPAL_CLIENT_SECRET: 'bench',
      PAYPAL_WEBHOOK_ID: 'bench',
      PAYPAL_API_URL: 'http://127.0.0.1:9',
      SCALE_FACTOR: factor,
    }
    if (!seeded) {
      await runScript('local/seed/large/main.ts', { env, argv: ['--factor', factor] })
      await writeFile(join(dataDir, 'seeded'), '')
    }
    await runScript('backend/database/run-migrations.ts', { env })
    await rm(getRecordFile(factor), { force: true })
    const child = startNode(toProjectPath('bench/scale/measure.ts'), { env })
    let writing = Promise.resolve()
    child.on('message', (progress: Progress) => {
      if ('round' in progress) console.log(formatMeasurement(progress))
      writing = writing.then(() => appendFile(getRecordFile(factor), `${JSON.stringify(progress)}\n`))
    })
    const [code] = (await once(child, 'close')) as [number | null]
    await writing
    if (code !== 0) console.error(`The measurement at ${factor} broke off; the table has what was measured until then.`)
    if (code !== 0) process.exitCode = 1
    return await readSide(factor)
  } finally {
    await postgres.stop()
  }
}

const small = await (values['keep-small'] ? readSide(values.small) : measureAt(values.small))
const large = await measureAt(values.factor)
const { date, load } = getMoment()
const machine = [...formatSystem(), `Date: ${date}, waiting for the processor in the end: ${load}`]
const text = formatScaleReport(small, large, machine)
console.log(text)
const file = fileURLToPath(new URL('../results.md', import.meta.url))
// A size beyond the full one does not replace it.
const heading = large.factor > 1 ? `Scale, ${large.factor} times the full size` : 'Scale'
await writeFile(file, updateSection(await readFile(file, 'utf8'), heading, text))
