import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { config } from './config.ts'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { startJobCounters, trackJob } from './metrics.ts'
import { reconcileOrderJob } from '#jobs/payments/ledger'
import { getLogContext } from './logger.ts'
import { getRequestId, runInContext } from './request-context.ts'
import { createTestKeymails } from '#testing/builders/records'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const getMetrics = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${getServerOrigin()}/metrics`, { headers })
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = await createApprovedOrder(fan, codes[0] ?? '', 'measured@example.com')
  await fan.post(`/paypal/order/${orderId}/capture`)
  trackJob('payments.reconcile-order', 'done', 0.1, 0.2)
  startJobCounters(['payments.reconcile-order'])
  await sql(db, `INSERT INTO monitor_checks (name, checked_at, took_ms) VALUES ('ledger', now(), 1)`)
  await sql(
    db,
    `INSERT INTO backup_runs (kind, started_at, succeeded) VALUES ('base', now(), true), ('files', now(), false)`,
  )
  await runInTransaction((trx) => enqueue(trx, reconcileOrderJob, { orderId: '019aa000-0000-7000-8000-000000000001' }))
})

describe('metrics', () => {
  test('count requests by path pattern, and sales', async () => {
    const { text } = await getMetrics()
    expect(text).toMatch(
      /tunemaker_http_request_seconds_count\{route="\/paypal\/order\/:id\/capture",method="POST",status="200"\} 1/,
    )
    expect(text).toContain('tunemaker_sales_total{purpose="keymail"} 1')
    expect(text).toContain('tunemaker_sales_cents_total{purpose="keymail"} 750')
    expect(text).toContain('tunemaker_jobs{queue="payments.reconcile-order",state="waiting"} 1')
    expect(text).not.toMatch(/measured@|TM-\d{8}/)
  })

  test('begin at zero, so that the first failure counts', async () => {
    const { text } = await getMetrics()
    for (const service of ['mail', 'storage'])
      expect(text).toContain(`tunemaker_service_calls_total{service="${service}",outcome="failed"} 0`)
    expect(text).toMatch(/tunemaker_service_calls_total\{service="paypal",outcome="succeeded"\} [1-9]/)
    expect(text).toContain('tunemaker_job_failures_total{queue="payments.reconcile-order"} 0')
    expect(text).toContain('tunemaker_findings_open{check="ledger",level="serious"} 0')
    expect(text).toContain('tunemaker_processes{kind="worker"} 0')
    expect(text).toContain('tunemaker_http_answers_total{class="5xx"} 0')
    expect(text).toMatch(/tunemaker_http_answers_total\{class="2xx"\} [1-9]/)
    expect(text).toContain('tunemaker_sales_cents_total{purpose="art-card"} 0')
    expect(text).toMatch(/tunemaker_disk_bytes\{state="free"\} [1-9]/)
  })

  test('tell how old the backups are, and of those that never succeeded that they are infinitely old', async () => {
    const { text } = await getMetrics()
    expect(text).toMatch(/tunemaker_backup_age_seconds\{kind="base"\} \d/)
    expect(text).toContain('tunemaker_backup_age_seconds{kind="files"} +Inf')
    expect(text).toContain('tunemaker_backup_age_seconds{kind="rehearsal"} +Inf')
  })

  test('are available from localhost or with the token only', async () => {
    expect((await getMetrics()).status).toBe(200)
    expect((await getMetrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    config.METRICS_TOKEN = 'a-token-of-some-length'
    try {
      expect((await getMetrics()).status).toBe(404)
      expect((await getMetrics({ authorization: 'Bearer wrong' })).status).toBe(404)
      expect((await getMetrics({ authorization: 'Bearer a-token-of-some-length' })).status).toBe(200)
    } finally {
      config.METRICS_TOKEN = undefined
    }
  })
})

describe('ops/', () => {
  type Dashboard = { uid: string; panels: { id: number; title: string; targets: { expr: string }[] }[] }
  const read = (name: string) => readFile(new URL(`../../ops/${name}`, import.meta.url), 'utf8')
  const dashboard = async () => JSON.parse(await read('grafana-dashboard.json')) as Dashboard
  /** Metric names in a PromQL expression: identifiers that are not functions, keywords or labels. */
  const namesIn = (expr: string) =>
    [
      ...expr
        .replaceAll(/\{[^}]*\}|\[[^\]]*\]|(by|without) \([^)]*\)/g, ' ')
        .matchAll(/\b[a-z][a-z0-9_]*_[a-z0-9_]+\b(?!\s*\()/g),
    ].map(([name]) => name)

  test('uses only metrics that exist', async () => {
    const { text } = await getMetrics()
    const { panels } = await dashboard()
    const exprs = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...(await read('alerts.yml')).matchAll(/^ +expr: (.+)$/gm).map(([, expr]) => expr ?? ''),
    ]
    const names = new Set(exprs.flatMap(namesIn))
    expect(names.size).toBeGreaterThan(10)
    // Of Prometheus itself, and of the exporters of PostgreSQL and of the public address.
    const others = /^(up|pg_\w+|probe_\w+)$/
    for (const name of names) if (!others.test(name)) expect(text, name).toMatch(new RegExp(`^${name}(\\{| )`, 'm'))
  })

  test('every dashboard panel has a title and queries, every alert rule a name, a query and a summary', async () => {
    const { uid, panels } = await dashboard()
    expect(uid).toBe('tunemaker')
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { title, targets } of panels) {
      expect(title).not.toBe('')
      expect(targets.length).toBeGreaterThan(0)
    }
    const rules = (await read('alerts.yml')).split(/^ {6}- alert: /m).slice(1)
    expect(rules.length).toBeGreaterThanOrEqual(8)
    for (const rule of rules) {
      expect(rule).toMatch(/^TuneMaker\w+\n/)
      expect(rule).toMatch(/^ {8}expr: \S/m)
      expect(rule).toMatch(/^ {8}labels: \{ severity: (page|ticket) \}$/m)
      expect(rule).toMatch(/^ {10}summary: \S/m)
    }
  })

  test('every alert has its runbook, and every runbook its alert', async () => {
    const named = (await read('alerts.yml')).matchAll(/^ {10}runbook: docs\/runbooks\/([\w-]+\.md)$/gm)
    const runbooks = globSync('docs/runbooks/*.md', { cwd: new URL('../../', import.meta.url) })
    const pages = runbooks.map((file) => basename(file)).filter((name) => name !== 'README.md')
    expect([...new Set([...named].map(([, name = '']) => name))].toSorted()).toEqual(pages.toSorted())
    expect((await read('alerts.yml')).match(/^ {6}- alert: /gm)).toHaveLength(
      (await read('alerts.yml')).match(/^ {10}runbook: /gm)?.length ?? 0,
    )
    const index = await read('../docs/runbooks/README.md')
    for (const [, name] of (await read('alerts.yml')).matchAll(/- alert: (\w+)/g))
      expect(index).toContain(`| ${name} |`)
  })
})

describe('the request id', () => {
  test('is in the response and in the jobs that the request enqueues', async () => {
    const answer = await new Browser().get('/api/session')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const refused = await new Browser().get('/api/nothing')
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await sql(db, 'DELETE FROM pgboss.job')
    const requestId = await runInContext({}, async () => {
      await runInTransaction((trx) =>
        enqueue(trx, reconcileOrderJob, { orderId: '019aa000-0000-7000-8000-000000000002' }),
      )
      return getRequestId()
    })
    const [job] = await sql<{ data: Record<string, string> }>(db, `SELECT data FROM pgboss.job`)
    expect(job?.data).toEqual({ orderId: '019aa000-0000-7000-8000-000000000002', requestId })
    expect(reconcileOrderJob.payload.parse(job?.data)).toEqual({ orderId: '019aa000-0000-7000-8000-000000000002' })
  })

  test('is in every log line', () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = pino({ mixin: getLogContext }, sink)
    runInContext({ jobId: 'j1', requestId: 'r1' }, () => log.info('inside'))
    log.info('outside')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ jobId: 'j1', requestId: 'r1' }, {}])
    expect(lines[1]).not.toContain('requestId')
  })
})
