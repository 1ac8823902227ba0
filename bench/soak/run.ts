import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { getCpuMicroseconds } from '../case.ts'
import { compareBooks } from '../game-day/books.ts'
import { formatSystem, getMoment } from '../machine.ts'
import { updateSection } from '../report.ts'
import { createDataSet } from '../scale/data-set.ts'
import { createGoods, createMembers } from './people.ts'
import { getMegabytes } from './memory.ts'
import { startLargeProduct } from './product.ts'
import { type ProcessRecord, formatSoak } from './report-soak.ts'
import { MixedTraffic } from './traffic.ts'

/**
 * `npm run bench:soak -- --data .data-large/factor-1`: an hour of mixed traffic on the large data set, and before it the
 * same product idle. The database is changed: give it a copy. Writes its section of results.md.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    factor: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    'idle-minutes': { type: 'string', default: '5' },
  },
})
const dataDir = values.data
if (!dataDir) throw new Error('--data takes the folder of a database that seed:large filled')

const log = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
const MINUTE_MS = 60_000

// Beside the data, so that a file system that shares blocks copies the standby at once.
const folder = mkdtempSync(join(dataDir, '..', 'soak-'))
chmodSync(folder, 0o755)
mkdirSync(join(folder, 'paypal'))
const product = await startLargeProduct(dataDir, folder)
const close = async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

async function waitUntilReady(): Promise<void> {
  for (const origin of product.origins) {
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
      if (product.ends.length > 0) throw new Error(product.ends.join('\n'))
      await sleep(500)
    }
  }
}

const all = [...product.processes, ...product.servers]
const readCpu = () => new Map(all.map(({ name, pid }) => [name, getCpuMicroseconds(pid, { withChildren: true })]))

try {
  await waitUntilReady()
  log('Both web processes are ready.')
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  const data = await createDataSet(client, Number(values.factor), dataDir)
  const members = await createMembers(client, data.artist)
  const goods = await createGoods(client, dataDir)
  await client.end()

  const idleMs = Number(values['idle-minutes']) * MINUTE_MS
  // What a start leaves to do is not idling.
  if (idleMs > 0) await sleep(MINUTE_MS)
  const before = readCpu()
  const idleFrom = Date.now()
  await sleep(idleMs)
  const idleFor = (Date.now() - idleFrom) * 1000
  const idle = [...readCpu()].map(([name, us]) => ({ name, percent: ((us - (before.get(name) ?? 0)) / idleFor) * 100 }))
  if (idleMs > 0) log(idle.map(({ name, percent }) => `${name} ${percent.toFixed(2)} %`).join(', '))

  const traffic = new MixedTraffic({
    origins: product.origins,
    simulatorUrl: product.simulatorUrl,
    data,
    goods,
    members,
  })
  const records: ProcessRecord[] = all.map(({ name }) => ({ name, megabytes: [], cpuSeconds: 0 }))
  const since = new Date()
  const cpuBefore = readCpu()
  await traffic.start()
  log('Traffic began.')
  for (let minute = 0; minute < Number(values.minutes); minute++) {
    await sleep(MINUTE_MS)
    for (const [n, { pid }] of all.entries()) records[n]?.megabytes.push(getMegabytes(pid))
    const answers = [...traffic.calls.values()].reduce((sum, { ms }) => sum + ms.length, 0)
    log(
      `${minute + 1} min, ${answers} answers, ${traffic.sold} sold, ${traffic.faults.length} faults; ` +
        records.map(({ megabytes }) => megabytes.at(-1)?.toFixed(0)).join(' '),
    )
    for (const end of [...product.ends, ...product.poolerEnds]) log(end)
    for (const fault of traffic.faults.slice(-3)) log(fault)
  }
  await traffic.close(60)
  for (const [name, us] of readCpu()) {
    const record = records.find((one) => one.name === name)
    if (record) record.cpuSeconds = (us - (cpuBefore.get(name) ?? 0)) / 1e6
  }
  log('Traffic ended; comparing the books.')
  const books = await compareBooks(product.databaseUrl, product.simulatorUrl, 180, since)
  const { date, load } = getMoment()
  const text = formatSoak({
    minutes: Number(values.minutes),
    factor: Number(values.factor),
    machine: [...formatSystem(), `Date: ${date}, waiting for the processor in the end: ${load}`],
    calls: traffic.calls,
    sold: traffic.sold,
    faults: [...traffic.faults, ...product.ends, ...product.poolerEnds],
    records,
    idle,
    books,
  })
  console.log(text)
  const file = fileURLToPath(new URL('../results.md', import.meta.url))
  await writeFile(file, updateSection(await readFile(file, 'utf8'), 'Soak', text))
  if (traffic.faults.length + product.ends.length + books.differences.length > 0) process.exitCode = 1
} finally {
  await close()
}
