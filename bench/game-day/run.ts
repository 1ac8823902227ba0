import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { formatSystem, getMoment } from '../machine.ts'
import { compareBooks } from './books.ts'
import { outages } from './outages.ts'
import { type OutageRecord, formatGameDay } from './report-game-day.ts'
import { startProduct } from './product.ts'
import { type Activity, Client, Traffic, activities, buildSong } from './traffic.ts'
import { getMissingPrograms, startWatch } from './watch.ts'

/**
 * `npm run game-day`: under steady sales takes away one part after the other and records what the alerts and System
 * Status said, how long it took until everything worked again, and whether the books match; into docs/game-day.md.
 */
const { values } = parseArgs({
  options: {
    // Divides the waiting times of the alert rules. 1 is the real thing and takes two hours.
    factor: { type: 'string', default: '10' },
    'seconds-per-sale': { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const RECORD = 'docs/game-day.md'
const MARK = '<!-- written by npm run game-day -->\n'
const KEYMAILS = 4_000
const factor = Number(values.factor)

const missing = getMissingPrograms()
if (process.getuid?.() !== 0) missing.push('root, to mount a disk that may be filled')
if (missing.length > 0) {
  console.error(`The game day needs ${missing.join(' and ')}.`)
  process.exit(1)
}

const log = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000)

async function pollUntil(seconds: number, isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isSo()) return true
    await sleep(500)
  }
  return false
}

const folder = mkdtempSync(join(tmpdir(), 'tunemaker-game-day-'))
chmodSync(folder, 0o755)
const product = await startProduct(folder)
const watch = await startWatch(folder, factor, product)

async function close(): Promise<void> {
  await watch.close()
  await product.close()
  rmSync(folder, { recursive: true, force: true })
}

/** An artist with a song and Keymails enough for the day. */
async function createSeller() {
  Object.assign(process.env, product.env)
  const { createArtist } = await import('#module/artists')
  const { runInTransaction, db } = await import('#database/client')
  const { artist, gKeyId } = await runInTransaction((trx) =>
    createArtist(trx, {
      accountType: 'production',
      legalName: 'Game Day',
      stageName: 'Game Day',
      email: 'artist@example.com',
      paymentEmail: 'paid@example.com',
    }),
  )
  await db.destroy()
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  await client.query('INSERT INTO upload_credits (artist_id, credits) VALUES ($1, 1000)', [artist.id])
  await client.end()
  const browser = new Client(product.origin, 65_535)
  const send = async (path: string, body: object) => {
    const { status, reply } = await browser.send('POST', path, body)
    if (status !== 200 && status !== 201) throw new Error(`${path} answered ${status} ${JSON.stringify(reply)}`)
    return reply
  }
  await send('/api/validate-g-key', { gKeyId })
  const song = (await send('/api/songs/upload', buildSong(1, KEYMAILS))) as { id: string; editionId: string }
  const { keymails } = (await send('/api/keymails', { editionId: song.editionId, count: KEYMAILS })) as {
    keymails: { code: string }[]
  }
  return { gKeyId, songId: song.id, codes: keymails.map(({ code }) => code) }
}

/** What is not good, as a visitor reads it; one sentence if nobody answers. */
async function listStatus(): Promise<string[]> {
  const { status, reply } = await new Client(product.origin, 65_534).send(
    'GET',
    '/api/godfrey/analytics/dashboard?period=24h',
  )
  if (status !== 200) return [status === 0 ? 'does not answer' : `answers ${status}`]
  const { data } = reply as { data: { system: { name: string; health: string; says: string }[] } }
  const bad = data.system.filter(({ health }) => health !== 'good')
  return bad.length === 0 ? ['all good'] : bad.map(({ name, health, says }) => `${name} ${health}: ${says}`)
}

async function runOutage({ part, what, expected }: (typeof outages)[number], traffic: Traffic): Promise<OutageRecord> {
  const before = new Set(await watch.listFiring())
  const { remove, restore } = {
    remove: () => product.parts[part].remove(),
    restore: () => product.parts[part].restore(),
  }
  const removedAt = Date.now()
  const mailsBefore = watch.mails.length
  const fired = new Map<string, number>()
  const lookAtAlerts = async () => {
    for (const name of await watch.listFiring())
      if (!before.has(name) && !fired.has(name)) fired.set(name, secondsSince(removedAt))
  }
  log(`${what}; expecting ${expected.join(', ')}`)
  await remove()
  await pollUntil(240, async () => {
    await lookAtAlerts()
    return expected.every((name) => fired.has(name)) && secondsSince(removedAt) >= 45
  })
  const status = await listStatus()
  for (const { labels, value } of await watch.query('topk(3, max by (queue) (tunemaker_jobs_oldest_seconds) > 30)'))
    log(`a job of ${labels['queue']} has waited for ${Math.round(value)} s`)
  const seconds = secondsSince(removedAt)
  const restoredAt = Date.now()
  await restore()
  const getRecovery = (activity: Activity) => {
    const done = traffic.attempts
      .filter((attempt) => attempt.activity === activity && (attempt.succeededAt ?? 0) > restoredAt)
      .map(({ succeededAt = 0 }) => succeededAt)
    return done.length === 0 ? undefined : Math.ceil((Math.min(...done) - restoredAt) / 1000)
  }
  await pollUntil(300, async () => {
    await lookAtAlerts()
    return activities.every((activity) => getRecovery(activity) !== undefined)
  })
  // What failed once and was not tried again, such as playing, belongs to the outage in which it was tried.
  const inOutage = (activity: Activity) =>
    traffic.attempts.filter(
      (attempt) =>
        attempt.activity === activity &&
        (attempt.succeededAt ?? (activity === 'play' ? attempt.startedAt : Infinity)) > removedAt,
    )
  const failures = Object.fromEntries(
    activities.map((activity) => [activity, inOutage(activity).reduce((sum, { failures: count }) => sum + count, 0)]),
  ) as Record<Activity, number>
  const books = await compareBooks(product.databaseUrl, product.simulatorUrl, 120)
  for (const { labels, value } of await watch.query(
    `max by (job) (max_over_time(nodejs_eventloop_lag_max_seconds{job=~"web|worker"}[${secondsSince(removedAt)}s]))`,
  ))
    log(`${labels['job']} computed for at most ${value.toFixed(1)} s without a pause`)
  const [scrape] = await watch.query(
    `max(max_over_time(scrape_duration_seconds{job=~"web|worker"}[${secondsSince(removedAt)}s]))`,
  )
  const ended = product.unwantedEnds.filter(({ at }) => at >= removedAt)
  for (const { what: name, reason } of ended) log(`${name} ended by itself: ${reason}`)
  // The next outage begins in quiet.
  await pollUntil(120, async () => (await watch.listFiring()).every((name) => before.has(name)))
  const record: OutageRecord = {
    what,
    seconds,
    fired: [...fired].map(([name, after]) => ({ name, after })),
    missing: expected.filter((name) => !fired.has(name)),
    ended: ended.map(({ what: name, at, reason }) => ({
      name,
      after: Math.round((at - removedAt) / 1000),
      reason: reason.split('\n')[0] ?? '',
    })),
    slowestScrape: scrape?.value ?? 0,
    mailed: watch.mails.slice(mailsBefore).filter(({ subject }) => subject.startsWith('[firing]')).length,
    status,
    failures,
    recovery: Object.fromEntries(
      activities.map((activity) => [activity, getRecovery(activity)]),
    ) as OutageRecord['recovery'],
    books,
  }
  log(JSON.stringify(record))
  return record
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

const records: OutageRecord[] = []
try {
  const isOpen = () => new Client(product.origin, 1).send('GET', '/readyz').then(({ status }) => status === 200)
  if (!(await pollUntil(300, isOpen))) throw new Error('the product does not start')
  const seller = await createSeller()
  const traffic = new Traffic({
    ...seller,
    origin: product.origin,
    simulatorUrl: product.simulatorUrl,
    mails: product.mails,
    secondsPerSale: Number(values['seconds-per-sale']),
  })
  traffic.start()
  log('Sales began.')
  const isSteady = () =>
    activities.every((activity) => traffic.attempts.some((one) => one.activity === activity && one.succeededAt))
  if (!(await pollUntil(300, isSteady))) throw new Error('not everything works before anything is taken away')
  for (const outage of outages) {
    if (values.only && !values.only.split(',').includes(outage.part)) continue
    records.push(await runOutage(outage, traffic))
  }
  await traffic.close(60)
  const books = await compareBooks(product.databaseUrl, product.simulatorUrl, 120)
  log(`In the end: ${JSON.stringify(books)}`)
  const [head = ''] = readFileSync(RECORD, 'utf8').split(MARK)
  const { date, load } = getMoment()
  if (!values.only)
    writeFileSync(
      RECORD,
      head + MARK + formatGameDay(records, books, { date, load, machine: formatSystem(), factor }) + '\n',
    )
} finally {
  await close()
}
const failed = records.filter(({ missing: alerts, books }) => alerts.length > 0 || books.differences.length > 0)
process.exit(failed.length > 0 ? 1 : 0)
