import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publishCheckpoint } from '#module/edition-log'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { rollUpRevenue } from '#module/revenue'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { trackJobRun, updateJobMetrics } from '#queue/job-metrics'
import { startQueue } from '#queue/queue'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { startTestMailbox } from '#testing/servers/mailbox'
import {
  createApprovedOrder,
  deletePaypalFaults,
  createPaypalFault,
  callSimulator,
  getPaypalBooks,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { checks } from './checks.ts'
import { getSliceSize, NIGHT_HOURS } from './detectors/get-slice-end.ts'
import { listFindings } from './list-findings.ts'
import { enqueueDueChecks, listDueChecks, runCheck } from './run-due-checks.ts'

startTestServer()
startTestMailbox()
beforeAll(async () => {
  // A filled database has rows of files only.
  await sql(db, `UPDATE files SET state = 'storing' WHERE state = 'kept'`)
  // The log is read as a client outside would.
  config.PUBLIC_URL = getServerOrigin()
  await publishCheckpoint()
})
afterEach(deletePaypalFaults)

/** Runs one check and returns its open findings and its state. */
async function runAndListFindings(name: string) {
  await runCheck({ check: name })
  const { open, checks: states } = await listFindings()
  return { open: open.filter((one) => one.check === name), state: states.find((one) => one.name === name) }
}
const getReviewRow = (id: string) =>
  sql<{ kind: string; subject: string; state: string }>(
    db,
    `SELECT kind, subject, state FROM reviews WHERE effect_key = $1`,
    [`finding:${id}`],
  )

/** Causes a fault and expects one finding however often the check runs, closed once the fault is fixed. */
async function expectFoundAndClosed(
  name: string,
  {
    cause,
    resolve,
    level = 'serious',
  }: { cause: () => Promise<unknown>; resolve: () => Promise<unknown>; level?: string },
): Promise<void> {
  expect((await runAndListFindings(name)).open).toEqual([])
  await cause()
  await runAndListFindings(name)
  const { open, state } = await runAndListFindings(name)
  expect(open).toHaveLength(1)
  expect(state).toMatchObject({ healthy: false, open: 1 })
  const [finding] = open
  expect(finding).toMatchObject({ level, closedAt: null })
  expect(await getReviewRow(finding?.id ?? '')).toHaveLength(level === 'serious' ? 1 : 0)
  await resolve()
  const after = await runAndListFindings(name)
  expect(after.open).toEqual([])
  expect(after.state).toMatchObject({ healthy: true, checkedAt: expect.any(String) })
  // Nobody has to decide about what is gone.
  for (const review of await getReviewRow(finding?.id ?? '')) expect(review.state).toBe('decided')
  expect((await listFindings()).closed).toContainEqual(expect.objectContaining({ id: finding?.id }))
}

/** Lets the next run of a check begin right before a row: of a filled database it looks at some of them by day. */
const seekBefore = (name: string, table: 'artists' | 'orders', id: string) =>
  sql(
    db,
    `UPDATE monitor_checks SET continue_after = (SELECT id FROM ${table} WHERE id < $2 ORDER BY id DESC LIMIT 1) WHERE name = $1`,
    [name, id],
  )

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

const runAllChecks = () => Promise.all(checks.map(({ name }) => runCheck({ check: name })))

test('slices of a night get through everything, and those of a day are a hundredth', () => {
  const runs = (NIGHT_HOURS * 60) / 5
  expect(getSliceSize(600_000, 5, true) * runs).toBe(600_000)
  expect(getSliceSize(600_000, 5, false) * 100).toBe(getSliceSize(600_000, 5, true))
  expect(getSliceSize(10, 1, false)).toBe(1)
})

test('a healthy system has one line per check and no findings', async () => {
  await runAllChecks()
  const { checks: states, open } = await listFindings()
  expect(open).toEqual([])
  expect(states.map(({ name, healthy }) => [name, healthy])).toEqual(checks.map(({ name }) => [name, true]))
  for (const { says, checkedAt } of states) {
    expect(says).not.toBe('')
    expect(checkedAt).not.toBeNull()
  }
})

/** Makes checks due, and returns those that got a job and those that are still due. */
async function enqueueDue(names: string[], night = false) {
  await sql(db, `UPDATE monitor_checks SET checked_at = now() - interval '2 minutes' WHERE name = ANY ($1)`, [names])
  expect((await listDueChecks()).toSorted()).toEqual(names.toSorted())
  await enqueueDueChecks({ night })
  await enqueueDueChecks({ night })
  const sent = await sql<{ check: string }>(
    db,
    `DELETE FROM pgboss.job WHERE name = 'operations.run-check' RETURNING data->>'check' AS check`,
  )
  return { sent: sent.map(({ check }) => check).toSorted(), due: (await listDueChecks()).toSorted() }
}

const sendDeadJob = async () => {
  const boss = await startQueue()
  await boss.send('dead-letters', { songId: randomUUID() })
  await sql(db, `UPDATE pgboss.job SET source_name = 'playback.calculate-waveform' WHERE name = 'dead-letters'`)
}
const deleteDeadJobs = () => sql(db, `DELETE FROM pgboss.job WHERE name = 'dead-letters'`)

test('a check runs when it is due, not before, in a job of its own if there is something to record', async () => {
  await runAllChecks()
  expect(await listDueChecks()).toEqual([])
  const quick = ['captures', 'dead-jobs', 'disk', 'mail']
  expect(await enqueueDue(quick)).toEqual({ sent: [], due: [] })
  await sendDeadJob()
  expect(await enqueueDue(quick)).toEqual({ sent: ['dead-jobs'], due: ['dead-jobs'] })
  await runCheck({ check: 'dead-jobs' })
  // The finding is open until a run closes it.
  await deleteDeadJobs()
  expect((await enqueueDue(quick)).sent).toEqual(['dead-jobs'])
  await runCheck({ check: 'dead-jobs' })
  expect((await enqueueDue(quick)).sent).toEqual([])
})

test('by day the books and the log are gone through after news, or when they have rested; at night every minute', async () => {
  const both = ['edition-log', 'ledger']
  await publishCheckpoint()
  await runAllChecks()
  // A filled database has millions of older ones.
  const rest = () =>
    sql(
      db,
      `UPDATE orders SET completed_at = completed_at - interval '1 hour' WHERE completed_at > now() - interval '1 hour'`,
    )
  await db.raw('ALTER TABLE ledger_postings DISABLE TRIGGER USER')
  await sql(db, `UPDATE ledger_postings SET at = at - interval '1 hour' WHERE at > now() - interval '1 hour'`)
  await db.raw('ALTER TABLE ledger_postings ENABLE TRIGGER USER')
  await rest()
  expect(await enqueueDue(both)).toEqual({ sent: [], due: [] })
  expect((await enqueueDue(both, true)).sent).toEqual(both)
  await createSale()
  await publishCheckpoint()
  expect((await enqueueDue(both)).sent).toEqual(both)
  await runAllChecks()
  await rest()
  await sql(db, `UPDATE edition_log_head SET signed_at = now() - interval '3 minutes'`)
  expect((await enqueueDue(['edition-log'])).sent).toEqual(['edition-log'])
  await publishCheckpoint()
  expect((await enqueueDue(['edition-log'])).sent).toEqual([])
  await sql(db, `UPDATE monitor_checks SET succeeded_at = now() - interval '11 minutes' WHERE name = 'ledger'`)
  expect((await enqueueDue(['ledger'])).sent).toEqual(['ledger'])
})

describe('found once and closed when fixed:', () => {
  test('a dead job', () =>
    expectFoundAndClosed('dead-jobs', {
      cause: sendDeadJob,
      resolve: deleteDeadJobs,
    }))

  test('a job that is tried again and again', () =>
    expectFoundAndClosed('failing-jobs', {
      level: 'notice',
      cause: async () => {
        const boss = await startQueue()
        await boss.send('payments.reconcile-order', { orderId: randomUUID() })
        await sql(db, `UPDATE pgboss.job SET retry_count = 12, state = 'retry' WHERE name = 'payments.reconcile-order'`)
      },
      resolve: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'payments.reconcile-order'`),
    }))

  test('a job of the clock whose every run fails', () =>
    expectFoundAndClosed('failing-jobs', {
      cause: async () => {
        for (let run = 0; run < 3; run++) trackJobRun('payments.enqueue-reconciliations', 'failed', 0, 1)
        await updateJobMetrics()
      },
      resolve: async () => {
        trackJobRun('payments.enqueue-reconciliations', 'done', 0, 1)
        await updateJobMetrics()
      },
    }))

  test('a job that no worker takes', () =>
    expectFoundAndClosed('late-jobs', {
      level: 'notice',
      cause: async () => {
        await sql(db, 'DELETE FROM pgboss.job')
        const boss = await startQueue()
        await boss.send('playback.calculate-waveform', { songId: randomUUID() })
        await sql(
          db,
          `UPDATE pgboss.job SET start_after = now() - interval '6 minutes' WHERE name = 'playback.calculate-waveform'`,
        )
      },
      resolve: () => sql(db, `DELETE FROM pgboss.job WHERE name = 'playback.calculate-waveform'`),
    }))

  test('mail permanently rejected by a server', () =>
    expectFoundAndClosed('mail', {
      level: 'notice',
      cause: async () => {
        // The mailbox accepts everything; this is the answer of a server that rejects.
        const { SMTP_URL } = config
        const refusing = await startRejectingServer()
        config.SMTP_URL = refusing.url
        await expect(sendMail({ to: 'nobody@gone.example', subject: 'x', text: 'x' })).rejects.toThrow()
        config.SMTP_URL = SMTP_URL
        await refusing.close()
      },
      resolve: () => sql(db, `UPDATE mail_bounces SET at = now() - interval '25 hours'`),
    }))

  test('a payment without an outcome', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('captures', {
      level: 'notice',
      cause: async () => {
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
      resolve: () => sql(db, `DELETE FROM orders WHERE provider_order_id = 'STUCK'`),
    })
  })

  test('a paid application whose documents are not read', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('papers', {
      cause: () =>
        sql(
          db,
          `INSERT INTO g_key_applications (tracking_number, full_name, email, artist_name, copyright_details, state, order_id,
             confirmed_at, paid_at)
           VALUES ('TM-20260101-AAAAAAAA', 'x', 'x@example.com', 'x', 'x', 'verifying', $1, now(), now() - interval '11 minutes')`,
          [id],
        ),
      resolve: () => sql(db, `DELETE FROM g_key_applications WHERE tracking_number = 'TM-20260101-AAAAAAAA'`),
    })
  })

  test('an order that is missing from the ledger or differs from it', async () => {
    const { id } = await createSale()
    await expectFoundAndClosed('ledger', {
      cause: () => sql(db, 'UPDATE orders SET cents = cents + 1 WHERE id = $1', [id]),
      resolve: () => sql(db, 'UPDATE orders SET cents = cents - 1 WHERE id = $1', [id]),
    })
    await expectFoundAndClosed('ledger', {
      cause: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
      resolve: () => sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id]),
    })
  })

  test('old orders slice by slice, and a new posting at once wherever the slice is', async () => {
    const [old, recent] = [await createSale(), await createSale()]
    await sql(
      db,
      `WITH moved AS (UPDATE orders SET completed_at = now() - interval '9 days' WHERE id = $1 RETURNING id)
       SELECT 1 FROM moved`,
      [old.id],
    )
    await db.raw('ALTER TABLE ledger_postings DISABLE TRIGGER USER')
    await sql(db, `UPDATE ledger_postings SET at = now() - interval '9 days' WHERE order_id = $1`, [old.id])
    await db.raw('ALTER TABLE ledger_postings ENABLE TRIGGER USER')
    // The slice begins after both.
    const seekEnd = () =>
      sql(db, `UPDATE monitor_checks SET continue_after = 'ffffffff-ffff-ffff-ffff-ffffffffffff' WHERE name = 'ledger'`)
    await runAndListFindings('ledger')
    await sql(db, 'UPDATE orders SET cents = cents + 1 WHERE id = ANY ($1)', [[old.id, recent.id]])
    await seekEnd()
    const subjects = async () => (await runAndListFindings('ledger')).open.map(({ subject }) => subject)
    expect(await subjects()).toEqual([recent.id])
    // That was the end of the pass; the next run begins another. Of a filled database its slice does not reach these.
    expect(await sql(db, `SELECT continue_after AS after FROM monitor_checks WHERE name = 'ledger'`)).toEqual([
      { after: null },
    ])
    await seekBefore('ledger', 'orders', old.id)
    expect((await subjects()).toSorted()).toEqual([old.id, recent.id].toSorted())
    await seekEnd()
    expect((await subjects()).toSorted()).toEqual([old.id, recent.id].toSorted())
    await sql(db, 'UPDATE orders SET cents = cents - 1 WHERE id = ANY ($1)', [[old.id, recent.id]])
    await seekEnd()
    expect(await subjects()).toEqual([])
  })

  test('a count of copies that differs from the Keymails', async () => {
    const { artist } = await createSale()
    await rollUpCopyChanges()
    await expectFoundAndClosed('counts', {
      cause: async () => {
        await sql(db, 'UPDATE artist_counts SET sold = sold + 1 WHERE artist_id = $1', [artist.id])
        await seekBefore('counts', 'artists', artist.id)
      },
      resolve: () => sql(db, 'UPDATE artist_counts SET sold = sold - 1 WHERE artist_id = $1', [artist.id]),
    })
  })

  test('a sum of revenue that differs from the ledger', async () => {
    const { artist } = await createSale()
    await rollUpRevenue()
    const add = (cents: number) =>
      sql(db, 'UPDATE revenue_days SET cents = cents + $2 WHERE artist_id = $1', [artist.id, cents])
    const cause = () => add(1).then(() => seekBefore('revenue', 'artists', artist.id))
    await expectFoundAndClosed('revenue', { cause, resolve: () => add(-1) })
  })

  test('a Green Room whose posts are counted wrongly', async () => {
    const { artist } = await createTestArtist()
    await sql(db, 'INSERT INTO green_rooms (artist_id) VALUES ($1)', [artist.id])
    const add = (posts: number) =>
      sql(db, 'UPDATE green_rooms SET posts = posts + $2 WHERE artist_id = $1', [artist.id, posts])
    const cause = () => add(1).then(() => seekBefore('rooms', 'artists', artist.id))
    await expectFoundAndClosed('rooms', { cause, resolve: () => add(-1) })
  })

  test('files that are counted wrongly', async () => {
    await createTestKeymails(1)
    await expectFoundAndClosed('file-sums', {
      cause: () => sql(db, 'INSERT INTO file_sums (files, bytes) VALUES (0, 1)'),
      resolve: () => sql(db, 'INSERT INTO file_sums (files, bytes) VALUES (0, -1)'),
    })
  })

  test('a refund at the provider that was never reported', async () => {
    const { id, captureId } = await createSale()
    // The simulator knows nothing of what a filled database has sold.
    await sql(
      db,
      `UPDATE orders SET completed_at = completed_at - interval '3 days'
        WHERE state = 'completed' AND completed_at > now() - interval '2 days'`,
    )
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 hours' WHERE id = $1`, [id])
    await expectFoundAndClosed('provider', {
      cause: () => callSimulator('POST', `/simulator/captures/${captureId}/refund`, { cents: 100 }),
      resolve: () => sql(db, 'UPDATE orders SET refunded_cents = 100 WHERE id = $1', [id]),
    })
    await sql(db, 'UPDATE orders SET refunded_cents = 0 WHERE id = $1', [id])
    expect((await getPaypalBooks()).captures.find((one) => one.captureId === captureId)?.refundedCents).toBe(100)
    await sql(db, `UPDATE orders SET completed_at = now() - interval '2 days' WHERE id = $1`, [id])
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
      cause: async () => {
        await sql(db, 'DELETE FROM throttle')
        const guesser = new Browser()
        for (let n = 0; n < 21; n++) {
          await guesser.post('/api/validate-keymail', { keymailCode: `TM-20260101-${String(n).padStart(8, 'Z')}` })
        }
      },
      resolve: () => sql(db, `UPDATE throttle SET window_start = window_start - interval '2 hours'`),
    }))

  test('an artist who sells far more than usual', async () => {
    const { artist } = await createSale()
    await expectFoundAndClosed('sales', {
      level: 'notice',
      cause: () =>
        sql(
          db,
          `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
             state, provider_order_id, capture_id, completed_at, payer_email)
           SELECT gen_random_uuid(), 'edition', gen_random_uuid(), 1, 100, 'USD', 'x@example.com', $1, 'x', 'completed',
                  'RUSH-' || n, 'RUSH-' || n, now(), 'payer' || n || '@example.com' FROM generate_series(1, 60) n`,
          [artist.id],
        ),
      resolve: () => sql(db, `DELETE FROM orders WHERE provider_order_id LIKE 'RUSH-%'`),
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
      cause: async () => {
        await db.raw(`ALTER TABLE editions DROP CONSTRAINT ${guard?.name}`)
        // Without the public log, which never forgets.
        await db.raw('ALTER TABLE editions DISABLE TRIGGER editions_log')
        await sql(db, 'UPDATE editions SET copies = 1 WHERE id = $1', [song.editionId])
      },
      resolve: async () => {
        await db.raw('ALTER TABLE editions DISABLE TRIGGER USER')
        await sql(db, 'UPDATE editions SET copies = 2 WHERE id = $1', [song.editionId])
        await db.raw('ALTER TABLE editions ENABLE TRIGGER USER')
        await db.raw(`ALTER TABLE editions ADD CONSTRAINT ${guard?.name} ${guard?.definition}`)
      },
    })
  })

  describe('in the public edition log:', () => {
    const runAsAttacker = async (statement: string, values: unknown[]) => {
      await db.raw('ALTER TABLE keymails DISABLE TRIGGER USER')
      await sql(db, statement, values)
      await db.raw('ALTER TABLE keymails ENABLE TRIGGER USER')
    }
    /** As seekBefore: the log keeps its own place. */
    const compareBefore = (id: string) =>
      sql(
        db,
        'UPDATE edition_log_head SET compared_to = (SELECT id FROM keymails WHERE id < $1 ORDER BY id DESC LIMIT 1)',
        [id],
      )
    const getCopyOf = async (orderId: string) => {
      const [copy] = await sql<{ id: string; fanId: string }>(
        db,
        `SELECT id, fan_id AS "fanId" FROM keymails WHERE order_id = $1`,
        [orderId],
      )
      return copy ?? { id: '', fanId: '' }
    }

    test('a copy given to another owner behind its back', async () => {
      const { id: orderId } = await createSale()
      await publishCheckpoint()
      const { id, fanId } = await getCopyOf(orderId)
      await expectFoundAndClosed('edition-log', {
        cause: async () => {
          await runAsAttacker(
            `WITH thief AS (INSERT INTO fans (email) VALUES ('thief@example.com') RETURNING id)
          UPDATE keymails SET fan_id = thief.id FROM thief WHERE keymails.id = $1`,
            [id],
          )
          await compareBefore(id)
        },
        resolve: () => runAsAttacker('UPDATE keymails SET fan_id = $2 WHERE id = $1', [id, fanId]),
      })
    })

    test('a copy that was never sold in public', async () => {
      const { codes } = await createTestKeymails(1, 1)
      const [copy] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [codes[0]])
      await expectFoundAndClosed('edition-log', {
        cause: async () => {
          await runAsAttacker(
            `WITH forged AS (
               INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state,
                 provider_order_id, capture_request_id, capturing_since)
               VALUES (uuidv7(), 'upload', uuidv7(), 1, 2500, 'USD', 'x', 'capturing', 'FORGED', uuidv7(), now()) RETURNING id),
             forger AS (INSERT INTO fans (email) VALUES ('forger@example.com') RETURNING id)
             UPDATE keymails k SET state = 'redeemed', order_id = forged.id, fan_id = forger.id, redeemed_at = now()
               FROM forged, forger WHERE k.code = $1`,
            [codes[0]],
          )
          await compareBefore(copy?.id ?? '')
        },
        resolve: () =>
          runAsAttacker(
            `UPDATE keymails SET state = 'issued', order_id = NULL, fan_id = NULL, redeemed_at = NULL WHERE code = $1`,
            [codes[0]],
          ),
      })
    })

    test('a log that was written again from the start', async () => {
      const file = join(config.DATA_DIR, 'edition-log.checkpoint')
      let kept = ''
      await expectFoundAndClosed('edition-log', {
        cause: async () => {
          kept = await readFile(file, 'utf8')
          await writeFile(file, kept.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'B'.repeat(43)}=\n`))
        },
        resolve: () => writeFile(file, kept),
      })
    })
  })

  test('a song without its file, and a file without a row', async () => {
    const { song } = await createTestKeymails(1)
    const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [song.id])
    const path = join(config.DATA_DIR, 'files', file?.key ?? '')
    await expectFoundAndClosed('files', {
      cause: () => rename(path, `${path}.away`).then(() => rename(`${path}.away`, join(config.DATA_DIR, 'away'))),
      resolve: () => rename(join(config.DATA_DIR, 'away'), path),
    })
    const stray = join(config.DATA_DIR, 'files', 'songs', randomUUID())
    await expectFoundAndClosed('files', {
      level: 'notice',
      cause: async () => {
        await mkdir(dirname(stray), { recursive: true })
        await writeFile(stray, 'x')
        // A recent one is an upload in progress.
        expect((await runAndListFindings('files')).open).toEqual([])
        const old = new Date(Date.now() - 3 * 3_600_000)
        await utimes(stray, old, old)
      },
      resolve: () => rm(stray),
    })
  })
})

test('a failing check reports its failure and keeps its findings', async () => {
  const { id } = await createSale()
  await sql(db, `UPDATE orders SET completed_at = now() - interval '1 hour' WHERE id = $1`, [id])
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
