import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { startQueue } from '#queue/queue'
import { createTestKeymails } from '#testing/builders/records'
import { startTestMailbox } from '#testing/servers/mailbox'
import {
  createApprovedOrder,
  deletePaypalFaults,
  createPaypalFault,
  callSimulator,
  getPaypalBooks,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { checks } from './checks.ts'
import { listFindings } from './list-findings.ts'
import { runCheck, runDueChecks } from './run-due-checks.ts'

startTestServer()
startTestMailbox()
afterEach(deletePaypalFaults)

/** Runs one check and returns its open findings and its state. */
async function runAndListFindings(name: string) {
  const check = checks.find((one) => one.name === name)
  if (!check) throw new Error(`no check ${name}`)
  await runCheck(check)
  const { open, checks: states } = await listFindings()
  return { open: open.filter((one) => one.check === name), state: states.find((one) => one.name === name) }
}
const getReviewRow = (id: string) =>
  sql(db, `SELECT kind, subject FROM reviews WHERE effect_key = $1`, [`finding:${id}`])

/** Plants a fault and expects one finding however often the check runs, closed once the fault is fixed. */
async function expectFoundAndClosed(
  name: string,
  { plant, mend, level = 'serious' }: { plant: () => Promise<unknown>; mend: () => Promise<unknown>; level?: string },
): Promise<void> {
  expect((await runAndListFindings(name)).open).toEqual([])
  await plant()
  await runAndListFindings(name)
  const { open, state } = await runAndListFindings(name)
  expect(open).toHaveLength(1)
  expect(state).toMatchObject({ healthy: false, open: 1 })
  const [finding] = open
  expect(finding).toMatchObject({ level, closedAt: null })
  expect(await getReviewRow(finding?.id ?? '')).toHaveLength(level === 'serious' ? 1 : 0)
  await mend()
  const after = await runAndListFindings(name)
  expect(after.open).toEqual([])
  expect(after.state).toMatchObject({ healthy: true, checkedAt: expect.any(String) })
  expect((await listFindings()).closed).toContainEqual(expect.objectContaining({ id: finding?.id }))
}

/** A complete sale, from the code to the captured order. */
async function createSale() {
  const { codes, artist } = await createTestKeymails(1)
  const browser = new Browser()
  const provider = await createApprovedOrder(browser, codes[0] ?? '')
  expect((await browser.post(`/paypal/order/${provider}/capture`)).status).toBe(200)
  const [order] = await sql<{ id: string; captureId: string }>(
    db,
    `SELECT id, capture_id AS "captureId" FROM orders WHERE provider_order_id = $1`,
    [provider],
  )
  if (!order) throw new Error('no order')
  return { ...order, artist, provider }
}

test('a healthy system has one line per check and no findings', async () => {
  await runDueChecks()
  const { checks: states, open } = await listFindings()
  expect(open).toEqual([])
  expect(states.map(({ name, healthy }) => [name, healthy])).toEqual(checks.map(({ name }) => [name, true]))
  for (const { says, checkedAt } of states) {
    expect(says).not.toBe('')
    expect(checkedAt).not.toBeNull()
  }
})

test('a check runs when it is due, not before', async () => {
  await runDueChecks()
  const at = async () => (await listFindings()).checks.map(({ checkedAt }) => checkedAt)
  const before = await at()
  await runDueChecks()
  expect(await at()).toEqual(before)
  await sql(db, `UPDATE monitor_checks SET checked_at = now() - interval '2 minutes' WHERE name = 'mail'`)
  await runDueChecks()
  const [mail] = (await listFindings()).checks.filter(({ name }) => name === 'mail')
  expect(before).not.toContain(mail?.checkedAt)
})

describe('found once and closed when fixed:', () => {
  test('a dead job', () =>
    expectFoundAndClosed('dead-jobs', {
      plant: async () => {
        const boss = await startQueue()
        await boss.send('dead-letters', { songId: randomUUID() })
        await sql(db, `UPDATE pgboss.job SET source_name = 'playback.calculate-waveform' WHERE name = 'dead-letters'`)
      },
      mend: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'dead-letters'`),
    }))

  test('a job that no worker takes', () =>
    expectFoundAndClosed('late-jobs', {
      level: 'notice',
      plant: async () => {
        await sql(db, 'DELETE FROM pgboss.job')
        const boss = await startQueue()
        await boss.send('playback.calculate-waveform', { songId: randomUUID() })
        await sql(
          db,
          `UPDATE pgboss.job SET start_after = now() - interval '6 minutes' WHERE name = 'playback.calculate-waveform'`,
        )
      },
      mend: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'playback.calculate-waveform'`),
    }))

  test('mail permanently rejected by a server', () =>
    expectFoundAndClosed('mail', {
      level: 'notice',
      plant: async () => {
        // The mailbox accepts everything; this is the answer of a server that rejects.
        const { SMTP_URL } = config
        const refusing = await startRejectingServer()
        config.SMTP_URL = refusing.url
        await expect(sendMail({ to: 'nobody@gone.example', subject: 'x', text: 'x' })).rejects.toThrow()
        config.SMTP_URL = SMTP_URL
        await refusing.close()
      },
      mend: () => sql(db, `UPDATE mail_bounces SET at = now() - interval '25 hours'`),
    }))

  test('a payment without an outcome', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('captures', {
      level: 'notice',
      plant: async () => {
        await sql(db, `ALTER TABLE orders DISABLE TRIGGER USER`)
        await sql(
          db,
          `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
             capture_request_id, capturing_since)
           SELECT visitor_id, 'upload', $2, 1, 2500, 'USD', 'x', 'capturing', 'STUCK', $2, now() - interval '11 minutes'
             FROM orders WHERE id = $1`,
          [id, randomUUID()],
        )
        await sql(db, `ALTER TABLE orders ENABLE TRIGGER USER`)
      },
      mend: () => sql(db, `DELETE FROM orders WHERE provider_order_id = 'STUCK'`),
    })
  })

  test('a paid application whose documents are not read', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('papers', {
      plant: () =>
        sql(
          db,
          `INSERT INTO g_key_applications (tracking_number, full_name, email, artist_name, copyright_details, state, order_id,
             confirmed_at, paid_at)
           VALUES ('TM-20260101-AAAAAAAA', 'x', 'x@example.com', 'x', 'x', 'verifying', $1, now(), now() - interval '11 minutes')`,
          [id],
        ),
      mend: () => sql(db, `DELETE FROM g_key_applications WHERE tracking_number = 'TM-20260101-AAAAAAAA'`),
    })
  })

  test('an order that is missing from the ledger or differs from it', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('ledger', {
      plant: () => sql(db, 'UPDATE orders SET cents = cents + 1 WHERE id = $1', [id]),
      mend: () => sql(db, 'UPDATE orders SET cents = cents - 1 WHERE id = $1', [id]),
    })
    await expectFoundAndClosed('ledger', {
      plant: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
      mend: () => sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id]),
    })
  })

  test('a refund at the provider that was never reported', async () => {
    const { id, captureId } = await createSale()
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 hours' WHERE state = 'completed'`)
    await expectFoundAndClosed('provider', {
      plant: () => callSimulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 }),
      mend: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
    })
    await sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id])
    expect((await getPaypalBooks()).captures.find((one) => one.captureId === captureId)?.refundedCents).toBe(100)
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 days' WHERE state = 'completed'`)
  })

  test('but not a lost dispute that the provider lists no refund of', async () => {
    const { id } = await createSale()
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 hours', refunded_cents = cents WHERE id = $1`, [
      id,
    ])
    expect((await runAndListFindings('provider')).open).toEqual([])
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 days', refunded_cents = 0 WHERE id = $1`, [id])
  })

  test('code guessing', () =>
    expectFoundAndClosed('guessing', {
      level: 'notice',
      plant: async () => {
        await sql(db, 'DELETE FROM throttle')
        const guesser = new Browser()
        for (let n = 0; n < 21; n++) {
          await guesser.post('/api/validate-keymail', { keymailCode: `TM-20260101-${String(n).padStart(8, 'Z')}` })
        }
      },
      mend: () => sql(db, `UPDATE throttle SET window_start = window_start - interval '2 hours'`),
    }))

  test('an artist who sells far more than usual', async () => {
    const { artist } = await createSale()
    await expectFoundAndClosed('sales', {
      level: 'notice',
      plant: () =>
        sql(
          db,
          `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
             state, provider_order_id, capture_id, completed_at, payer_email)
           SELECT gen_random_uuid(), 'edition', gen_random_uuid(), 1, 100, 'USD', 'x@example.com', $1, 'x', 'completed',
                  'RUSH-' || n, 'RUSH-' || n, now(), 'payer' || n || '@example.com' FROM generate_series(1, 60) n`,
          [artist.id],
        ),
      mend: () => sql(db, `DELETE FROM orders WHERE provider_order_id LIKE 'RUSH-%'`),
    })
  })

  test('an oversold edition, which the database constraints reject', async () => {
    const { keymails, song } = await createTestKeymails(2)
    expect(keymails).toHaveLength(2)
    await expect(sql(db, 'UPDATE editions SET copies = 1 WHERE id = $1', [song.editionId])).rejects.toThrow()
    const [guard] = await sql<{ definition: string; name: string }>(
      db,
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE conrelid = 'editions'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%issued%'`,
    )
    await expectFoundAndClosed('editions', {
      plant: async () => {
        await db.raw(`ALTER TABLE editions DROP CONSTRAINT ${guard?.name}`)
        await sql(db, 'UPDATE editions SET copies = 1 WHERE id = $1', [song.editionId])
      },
      mend: async () => {
        await db.raw('ALTER TABLE editions DISABLE TRIGGER USER')
        await sql(db, 'UPDATE editions SET copies = 2 WHERE id = $1', [song.editionId])
        await db.raw('ALTER TABLE editions ENABLE TRIGGER USER')
        await db.raw(`ALTER TABLE editions ADD CONSTRAINT ${guard?.name} ${guard?.definition}`)
      },
    })
  })

  test('a song without its file, and a file without a row', async () => {
    const { song } = await createTestKeymails(1)
    const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [song.id])
    const path = join(config.DATA_DIR, 'files', file?.key ?? '')
    await expectFoundAndClosed('files', {
      plant: () => rename(path, `${path}.away`).then(() => rename(`${path}.away`, join(config.DATA_DIR, 'away'))),
      mend: () => rename(join(config.DATA_DIR, 'away'), path),
    })
    const stray = join(config.DATA_DIR, 'files', 'songs', randomUUID())
    await expectFoundAndClosed('files', {
      level: 'notice',
      plant: async () => {
        await mkdir(dirname(stray), { recursive: true })
        await writeFile(stray, 'x')
        // A recent one is an upload in progress.
        expect((await runAndListFindings('files')).open).toEqual([])
        const old = new Date(Date.now() - 3 * 3_600_000)
        await utimes(stray, old, old)
      },
      mend: () => rm(stray),
    })
  })
})

test('a failing check reports its failure and keeps its findings', async () => {
  await createSale()
  await sql(db, `UPDATE orders SET completed_at = now() - interval '1 hour' WHERE state = 'completed'`)
  await createPaypalFault('/v2/checkout/orders', 'http-500', 100)
  const { state } = await runAndListFindings('provider')
  expect(state).toMatchObject({ healthy: false, says: 'It could not be looked at.', open: 0 })
})

async function startRejectingServer() {
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}
