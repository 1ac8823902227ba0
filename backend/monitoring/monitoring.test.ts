import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { sendMail } from '#module/mail'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { startJobs } from '#platform/jobs'
import { keymailsFor } from '#testing/builders'
import { withMailbox } from '#testing/mailbox'
import { approvedOrder, clearFaults, fault, simulator, books } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { checks } from './checks.ts'
import { listFindings } from './list-findings.ts'
import { runCheck, runDueChecks } from './run-checks.ts'

withServer()
withMailbox()
afterEach(clearFaults)

/** Runs one check and returns what is open about it. */
async function look(name: string) {
  const check = checks.find((one) => one.name === name)
  if (!check) throw new Error(`no check ${name}`)
  await runCheck(check)
  const { open, checks: states } = await listFindings()
  return { open: open.filter((one) => one.check === name), state: states.find((one) => one.name === name) }
}
const reviewOf = (id: string) => sql(db, `SELECT kind, subject FROM reviews WHERE effect_key = $1`, [`finding:${id}`])

/** The fault is planted, found once however often one looks, and closed when it is mended. */
async function expectFoundAndMended(
  name: string,
  { plant, mend, level = 'serious' }: { plant: () => Promise<unknown>; mend: () => Promise<unknown>; level?: string },
): Promise<void> {
  expect((await look(name)).open).toEqual([])
  await plant()
  await look(name)
  const { open, state } = await look(name)
  expect(open).toHaveLength(1)
  expect(state).toMatchObject({ healthy: false, open: 1 })
  const [finding] = open
  expect(finding).toMatchObject({ level, closedAt: null })
  expect(await reviewOf(finding?.id ?? '')).toHaveLength(level === 'serious' ? 1 : 0)
  await mend()
  const after = await look(name)
  expect(after.open).toEqual([])
  expect(after.state).toMatchObject({ healthy: true, checkedAt: expect.any(String) })
  expect((await listFindings()).closed).toContainEqual(expect.objectContaining({ id: finding?.id }))
}

/** A sale, from the code to the captured order. */
async function aSale() {
  const { codes, artist } = await keymailsFor(1)
  const browser = new Browser()
  const provider = await approvedOrder(browser, codes[0] ?? '')
  expect((await browser.post(`/paypal/order/${provider}/capture`)).status).toBe(200)
  const [order] = await sql<{ id: string; captureId: string }>(
    db,
    `SELECT id, capture_id AS "captureId" FROM orders WHERE provider_order_id = $1`,
    [provider],
  )
  if (!order) throw new Error('no order')
  return { ...order, artist, provider }
}

test('a house in order has one line for every check, and no finding', async () => {
  await runDueChecks()
  const { checks: states, open } = await listFindings()
  expect(open).toEqual([])
  expect(states.map(({ name, healthy }) => [name, healthy])).toEqual(checks.map(({ name }) => [name, true]))
  for (const { says, checkedAt } of states) {
    expect(says).not.toBe('')
    expect(checkedAt).not.toBeNull()
  }
})

test('a check runs when its time has come, not before', async () => {
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

describe('found, once, and closed when mended:', () => {
  test('a job that died', () =>
    expectFoundAndMended('dead-jobs', {
      plant: async () => {
        const boss = await startJobs()
        await boss.send('dead-letters', { songId: randomUUID() })
        await sql(db, `UPDATE pgboss.job SET source_name = 'songs.uploaded' WHERE name = 'dead-letters'`)
      },
      mend: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'dead-letters'`),
    }))

  test('a job that nobody takes', () =>
    expectFoundAndMended('late-jobs', {
      level: 'notice',
      plant: async () => {
        await sql(db, 'DELETE FROM pgboss.job')
        const boss = await startJobs()
        await boss.send('songs.uploaded', { songId: randomUUID() })
        await sql(db, `UPDATE pgboss.job SET start_after = now() - interval '6 minutes' WHERE name = 'songs.uploaded'`)
      },
      mend: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'songs.uploaded'`),
    }))

  test('mail that a server refuses for good', () =>
    expectFoundAndMended('mail', {
      level: 'notice',
      plant: async () => {
        // The mailbox takes everything; a server that refuses says this.
        const { SMTP_URL } = config
        const refusing = await aRefusingServer()
        config.SMTP_URL = refusing.url
        await expect(sendMail({ to: 'nobody@gone.example', subject: 'x', text: 'x' })).rejects.toThrow()
        config.SMTP_URL = SMTP_URL
        await refusing.close()
      },
      mend: () => sql(db, `UPDATE mail_bounces SET at = now() - interval '25 hours'`),
    }))

  test('a payment without an outcome', async () => {
    const { id } = await aSale()
    await expectFoundAndMended('captures', {
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

  test('a paid application whose papers nobody reads', async () => {
    const { id } = await aSale()
    await expectFoundAndMended('papers', {
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

  test('an order that the ledger does not know, or knows otherwise', async () => {
    const { id } = await aSale()
    await expectFoundAndMended('ledger', {
      plant: () => sql(db, 'UPDATE orders SET cents = cents + 1 WHERE id = $1', [id]),
      mend: () => sql(db, 'UPDATE orders SET cents = cents - 1 WHERE id = $1', [id]),
    })
    await expectFoundAndMended('ledger', {
      plant: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
      mend: () => sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id]),
    })
  })

  test('money that went back at the provider and nobody heard of', async () => {
    const { id, captureId } = await aSale()
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 hours' WHERE state = 'completed'`)
    await expectFoundAndMended('provider', {
      plant: () => simulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 }),
      mend: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
    })
    await sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id])
    expect((await books()).captures.find((one) => one.captureId === captureId)?.refundedCents).toBe(100)
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 days' WHERE state = 'completed'`)
  })

  test('somebody who guesses codes', () =>
    expectFoundAndMended('guessing', {
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
    const { artist } = await aSale()
    await expectFoundAndMended('sales', {
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

  test('an edition past its number, which the database itself refuses', async () => {
    const { keymails, song } = await keymailsFor(2)
    expect(keymails).toHaveLength(2)
    await expect(sql(db, 'UPDATE editions SET copies = 1 WHERE id = $1', [song.editionId])).rejects.toThrow()
    const [guard] = await sql<{ definition: string; name: string }>(
      db,
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE conrelid = 'editions'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%issued%'`,
    )
    await expectFoundAndMended('editions', {
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

  test('a song whose file is gone, and a file that belongs to nothing', async () => {
    const { song } = await keymailsFor(1)
    const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [song.id])
    const path = join(config.DATA_DIR, 'files', file?.key ?? '')
    await expectFoundAndMended('files', {
      plant: () => rename(path, `${path}.away`).then(() => rename(`${path}.away`, join(config.DATA_DIR, 'away'))),
      mend: () => rename(join(config.DATA_DIR, 'away'), path),
    })
    const stray = join(config.DATA_DIR, 'files', 'songs', randomUUID())
    await expectFoundAndMended('files', {
      level: 'notice',
      plant: async () => {
        await mkdir(dirname(stray), { recursive: true })
        await writeFile(stray, 'x')
        // A young one is an upload under way.
        expect((await look('files')).open).toEqual([])
        const old = new Date(Date.now() - 3 * 3_600_000)
        await utimes(stray, old, old)
      },
      mend: () => rm(stray),
    })
  })
})

test('a check that cannot look says so, and keeps what it found', async () => {
  await aSale()
  await sql(db, `UPDATE orders SET completed_at = now() - interval '1 hour' WHERE state = 'completed'`)
  await fault('/v2/checkout/orders', 'http-500', 100)
  const { state } = await look('provider')
  expect(state).toMatchObject({ healthy: false, says: 'It could not be looked at.', open: 0 })
})

async function aRefusingServer() {
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
