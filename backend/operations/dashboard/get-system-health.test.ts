import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeMailTransport, sendMail } from '#module/mail'
import { S3Storage } from '#backend/storage/s3-storage.ts'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { sendReceiptJob } from '#jobs/payments/receipts'
import { config } from '#runtime/config'
import { purgeBackupRuns } from '#runtime/backup-runs'
import { purgeServiceCalls, updateServiceCalls } from '#runtime/service-calls'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createApprovedOrder, createKeymailOrder, createPaypalFault, deletePaypalFaults } from '#testing/clients/paypal'
import { startTestServer } from '#testing/servers/app-server'
import { getFreePort } from '#testing/servers/server-process'
import { startTestMailbox } from '#testing/servers/mailbox'
import { getSystemHealth } from './get-system-health.ts'

startTestServer()
startTestMailbox()

beforeEach(() => sql(db, 'DELETE FROM service_calls'))
afterEach(deletePaypalFaults)

async function getStatus(name: string) {
  await updateServiceCalls()
  return (await getSystemHealth('english')).find((status) => status.name === name)
}

async function createOrders(count: number): Promise<number[]> {
  const { codes } = await createTestKeymails(count)
  const statuses: number[] = []
  for (const code of codes) statuses.push((await createKeymailOrder(new Browser(), code)).status)
  return statuses
}

const mail = { to: 'fan@example.com', subject: 'x', text: 'x' }

test('a PayPal that answers 503 is shown as down, with its answer, the count and the time', async () => {
  await createPaypalFault('/v2/checkout/orders', '503', 100)
  expect(await createOrders(3)).not.toContain(200)
  const status = await getStatus('Payments')
  expect(status?.health).toBe('down')
  expect(status?.says).toMatch(
    /^PayPal has been failing since \d\d:\d\d UTC: (\d+) of \d+ calls failed \(HTTP 503\)\.$/,
  )

  await deletePaypalFaults()
  expect(await createOrders(1)).toEqual([200])
  const again = await getStatus('Payments')
  expect(again?.health, 'many of the last calls failed').toBe('slow')
  expect(again?.says).toMatch(/^PayPal answers again: \d+ of \d+ calls failed \(HTTP 503\)\.$/)
})

test('a PayPal that refuses a payment has answered', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = await createApprovedOrder(fan, codes[0] ?? '', 'refused@example.com')
  await createPaypalFault('/capture', 'INSTRUMENT_DECLINED')
  expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).not.toBe(200)
  expect(await getStatus('Payments')).toMatchObject({
    health: 'good',
    says: expect.stringMatching(/^\d+ calls, all answered$/) as string,
  })
})

test('a PayPal that nobody calls does not recover by itself', async () => {
  await sql(
    db,
    `INSERT INTO service_calls VALUES ('paypal', date_trunc('minute', now() - interval '3 hours'), 0, 4, NULL,
       now() - interval '3 hours', now() - interval '3 hours', 'ECONNREFUSED')`,
  )
  expect(await getStatus('Payments')).toMatchObject({
    health: 'down',
    says: expect.stringContaining('4 of 4 calls failed (ECONNREFUSED)') as string,
  })
})

test('when seven mails fail it says seven', async () => {
  const { SMTP_URL } = config
  closeMailTransport()
  config.SMTP_URL = `smtp://127.0.0.1:${await getFreePort()}`
  try {
    for (let n = 0; n < 7; n++) await expect(sendMail(mail)).rejects.toThrow()
  } finally {
    closeMailTransport()
    config.SMTP_URL = SMTP_URL
  }
  const status = await getStatus('Email')
  expect(status?.health).toBe('down')
  expect(status?.says).toMatch(/^The mail server has been failing since \d\d:\d\d UTC: 7 of 7 calls failed \(\w+\)\.$/)
})

test('mails that wait for their next try are counted, of every kind', async () => {
  await runInTransaction(async (trx) => {
    for (const n of [1, 2]) await enqueue(trx, sendReceiptJob, { orderId: `019aa000-0000-7000-8000-00000000000${n}` })
  })
  await sql(db, `UPDATE pgboss.job SET state = 'retry' WHERE name = 'payments.send-receipt'`)
  expect(await getStatus('Email')).toMatchObject({ health: 'slow', says: '2 mails being tried again.' })
  await sql(db, `DELETE FROM pgboss.job WHERE name = 'payments.send-receipt'`)
  expect(await getStatus('Email')).toMatchObject({ health: 'good' })
})

test('an unreachable bucket is shown, a missing file is an answer', async () => {
  const { S3_BUCKET } = config
  const storage = new S3Storage({
    ...config,
    S3_BUCKET: 'tunemaker-test',
    S3_ENDPOINT: `http://127.0.0.1:${await getFreePort()}`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  })
  await expect(storage.delete('songs/1')).rejects.toThrow()
  config.S3_BUCKET = 'tunemaker-test'
  try {
    expect(await getStatus('File storage')).toMatchObject({
      health: 'slow',
      says: expect.stringMatching(
        /^The file storage has been failing since .* 1 of 1 call failed \(ECONNREFUSED\)\.$/,
      ) as string,
    })
  } finally {
    config.S3_BUCKET = S3_BUCKET
  }
})

test('outcomes of several processes add up, and old ones are purged', async () => {
  const add = `INSERT INTO service_calls VALUES ('mail', date_trunc('minute', now()), 5, 0, now(), NULL, NULL, NULL)`
  await sql(db, add)
  await sendMail(mail)
  await updateServiceCalls()
  await sendMail(mail)
  expect(await getStatus('Email')).toMatchObject({ health: 'good', says: '7 calls, all answered' })
  await sql(db, `UPDATE service_calls SET minute = minute - interval '49 hours'`)
  await purgeServiceCalls()
  expect(await getStatus('Email')).toMatchObject({ health: 'good', says: 'Not called recently' })
})

test('what the parts say is in the reader’s language', async () => {
  const says = new Map((await getSystemHealth('german')).map((status) => [status.name, status.says]))
  expect(says.get('Database')).toMatch(/^Antwort in [0-9.]+ ms$/)
  expect(says.get('Reviews')).toBe('Nichts ist überfällig')
})

test('backups are shown where there are any, and too old ones named', async () => {
  expect(await getStatus('Backups'), 'of a database without backups').toBeUndefined()
  const record = (kind: string, ago: string, succeeded = true) =>
    sql(
      db,
      `INSERT INTO backup_runs (kind, started_at, finished_at, succeeded)
       VALUES ($1, now() - $2::interval, now() - $2::interval, $3)`,
      [kind, ago, succeeded],
    )
  try {
    await record('base', '3 hours')
    await record('files', '90 seconds')
    await record('rehearsal', '12 days')
    await record('rehearsal', '401 days')
    await purgeBackupRuns()
    expect(await sql(db, 'SELECT FROM backup_runs')).toHaveLength(3)
    expect(await getStatus('Backups')).toMatchObject({
      health: 'good',
      says: 'base backup 3 hours ago, copy of the files 2 minutes ago, rehearsal 12 days ago',
    })
    await sql(db, `DELETE FROM backup_runs WHERE kind <> 'rehearsal'`)
    await record('base', '30 hours')
    await record('base', '1 hour', false)
    await record('files', '2 minutes')
    expect(await getStatus('Backups')).toMatchObject({ health: 'slow', says: 'Too old: base backup 30 hours ago' })
    await sql(db, `DELETE FROM backup_runs WHERE kind = 'files'`)
    expect(await getStatus('Backups')).toMatchObject({
      health: 'down',
      says: 'Too old: base backup 30 hours ago, copy of the files never',
    })
  } finally {
    await sql(db, 'DELETE FROM backup_runs')
  }
})
