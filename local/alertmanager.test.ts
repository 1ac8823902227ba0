import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '#testing/has-program'
import { pollUntil } from '#testing/poll-until'
import { getFreePort } from '#testing/servers/server-process'

const program = ['alertmanager', 'prometheus-alertmanager'].find(hasProgram)

describe.skipIf(!program)('the real Alertmanager (skipped where it is not installed)', () => {
  let folder: string
  let child: ChildProcess
  let origin = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tunemaker-alerts-'))
    const [port, mailPort] = [await getFreePort(), await getFreePort()]
    origin = `http://127.0.0.1:${port}`
    const routes = readFileSync('ops/alertmanager.yml', 'utf8')
      .replace('ALERT_SMTP_HOST', `127.0.0.1:${mailPort}`)
      .replace('ALERT_MAIL_FROM', 'alerts@tunemaker.example')
      .replace('ALERT_MAIL_TO', 'operators@tunemaker.example')
    writeFileSync(join(folder, 'routes.yml'), routes)
    const options = {
      'config.file': join(folder, 'routes.yml'),
      'storage.path': folder,
      'web.listen-address': `127.0.0.1:${port}`,
      'cluster.listen-address': '',
    }
    child = spawn(
      program ?? '',
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
      { stdio: 'ignore' },
    )
    await pollUntil('Alertmanager', 60, async () => (await fetch(`${origin}/-/ready`)).ok)
  })
  afterAll(async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  })

  /** Lets these alerts fire, each `name` or `name of job`, and returns those of which somebody is told. */
  async function listTold(...alerts: string[]): Promise<string[]> {
    const build = (alert: string, ends = {}) => {
      const [name, job = 'other'] = alert.split(' of ')
      return { labels: { alertname: `TuneMaker${name}`, job, severity: 'page' }, ...ends }
    }
    const send = (body: object) =>
      fetch(`${origin}/api/v2/alerts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send(alerts.map((alert) => build(alert)))).status).toBe(200)
    type Known = { labels: Record<string, string>; status: { inhibitedBy: string[] } }
    let known: Known[] = []
    await pollUntil('the alerts', 30, async () => {
      known = (await (await fetch(`${origin}/api/v2/alerts`)).json()) as Known[]
      return known.length === alerts.length
    })
    await send(alerts.map((alert) => build(alert, { endsAt: new Date().toISOString() })))
    const isOver = async () => ((await (await fetch(`${origin}/api/v2/alerts`)).json()) as Known[]).length === 0
    await pollUntil('the end of the alerts', 30, isOver)
    return known.flatMap(({ labels, status }) =>
      status.inhibitedBy.length > 0 ? [] : [labels['alertname']?.replace('TuneMaker', '') ?? ''],
    )
  }

  test('tells of an outage by the alert that names its cause alone', async () => {
    expect(
      await listTold('DatabaseDown', 'Unreachable', 'AnswersWithErrors', 'NoWorker', 'ProcessDown of worker'),
    ).toEqual(['DatabaseDown'])
    expect(await listTold('NoWebProcess', 'Unreachable', 'ProcessDown of web')).toEqual(['NoWebProcess'])
    expect(await listTold('NoWorker', 'ProcessDown of worker')).toEqual(['NoWorker'])
  })

  test('hides nothing that has another cause', async () => {
    const others = ['BooksDiffer', 'DatabaseDown', 'DiskFills', 'LogNotArchived', 'PaypalFails']
    expect((await listTold(...others)).toSorted()).toEqual(others)
    expect((await listTold('NoWorker', 'ProcessDown of web', 'Unreachable')).toSorted()).toEqual([
      'NoWorker',
      'ProcessDown',
      'Unreachable',
    ])
    expect(await listTold('ProcessDown of web')).toEqual(['ProcessDown'])
  })
})
