import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { getFreePort } from '#local/supervisor/free-port'
import { hasProgram } from '#testing/has-program'
import { startMailSink } from './mail-sink.ts'

/** How long an answer to Prometheus may take, if its interval is not longer. */
const SCRAPE_MS_MIN = 5_000
const ALERTMANAGERS = ['alertmanager', 'prometheus-alertmanager']

export function getMissingPrograms(): string[] {
  return [
    ...(hasProgram('prometheus') ? [] : ['prometheus']),
    ...(ALERTMANAGERS.some(hasProgram) ? [] : ['prometheus-alertmanager']),
  ]
}

/** The shipped file with every waiting time and window divided by `factor`. */
export function toFasterRules(rules: string, factor: number): string {
  const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
  return rules.replaceAll(
    /(\[|(?:for|group_wait|group_interval|repeat_interval): )(\d+)([smhd])/g,
    (_, before: string, count: string, unit: string) =>
      `${before}${Math.max(1, Math.round((Number(count) * (units[unit] ?? 1)) / factor))}s`,
  )
}

type Watched = { databaseUrl: string; origin: string; metrics: { token: string; web: number; worker: number } }

/** Stands for the exporters of PostgreSQL and of the public address, which answer the same questions. */
async function startExporter({ databaseUrl, origin }: Watched) {
  const isUp = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 900 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  const isReachable = async () =>
    (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(900) }).catch(() => undefined))?.ok ?? false
  const server = createServer((request, response) => {
    const [name, check] = request.url === '/probe' ? ['probe_success', isReachable] : ['pg_up', isUp]
    void check().then((answer) => response.end(`${name} ${answer ? 1 : 0}\n`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

type Alert = { labels: { alertname: string }; state: 'pending' | 'firing' }

/** Prometheus and Alertmanager with the shipped rules and routes, all times divided by `factor`. */
export async function startWatch(folder: string, factor: number, watched: Watched) {
  const exporter = await startExporter(watched)
  const sink = await startMailSink()
  const [port, managerPort] = [await getFreePort(), await getFreePort()]
  mkdirSync(join(folder, 'watch'))
  const write = (name: string, text: string) => {
    const path = join(folder, 'watch', name)
    writeFileSync(path, text)
    return path
  }
  const rules = write('alerts.yml', toFasterRules(readFileSync('ops/alerts.yml', 'utf8'), factor))
  const routes = toFasterRules(readFileSync('ops/alertmanager.yml', 'utf8'), factor)
    .replace('ALERT_SMTP_HOST', `127.0.0.1:${sink.port}`)
    .replace('ALERT_MAIL_FROM', 'alerts@tunemaker.example')
    .replace('ALERT_MAIL_TO', 'operators@tunemaker.example')
  const { token, web, worker } = watched.metrics
  const job = (name: string, target: number, more = '') =>
    `  - { job_name: ${name}, static_configs: [{ targets: ['127.0.0.1:${target}'] }], authorization: { credentials: ${token} }${more} }`
  // The processors are not faster on a game day: an answer has time, and no scrape may last longer than its interval.
  const interval = `${Math.max(SCRAPE_MS_MIN, Math.round(15_000 / factor))}ms`
  const config = write(
    'prometheus.yml',
    [
      `global: { scrape_interval: ${interval}, scrape_timeout: ${interval}, evaluation_interval: ${Math.round(15_000 / factor)}ms }`,
      `rule_files: ['${rules}']`,
      `alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:${managerPort}'] }] }] }`,
      'scrape_configs:',
      job('web', web),
      job('worker', worker),
      job('database', exporter.port),
      job('site', exporter.port, ', metrics_path: /probe'),
    ].join('\n'),
  )
  const options = { stdio: 'ignore' as const }
  const manager = ALERTMANAGERS.find(hasProgram) ?? ''
  const children: ChildProcess[] = [
    spawn(
      'prometheus',
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder, 'watch', 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      options,
    ),
    spawn(
      manager,
      [
        `--config.file=${write('alertmanager.yml', routes)}`,
        `--storage.path=${join(folder, 'watch', 'alerts')}`,
        `--web.listen-address=127.0.0.1:${managerPort}`,
        '--cluster.listen-address=',
      ],
      options,
    ),
  ]
  return {
    /** The names of the alerts that fire at this moment. */
    async listFiring(): Promise<string[]> {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined)
      if (!answer?.ok) return []
      const { data } = (await answer.json()) as { data: { alerts: Alert[] } }
      return [...new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))]
    },
    /** The value of each series that an expression finds, by its labels without the metric's name. */
    async query(expression: string): Promise<{ labels: Record<string, string>; value: number }[]> {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query: expression })}`)
      const { data } = (await answer.json()) as {
        data: { result: { metric: Record<string, string>; value: [number, string] }[] }
      }
      return data.result.map(({ metric: labels, value: [, value] }) => ({ labels, value: Number(value) }))
    },
    mails: sink.mails,
    async close() {
      for (const child of children) {
        if (child.exitCode !== null) continue
        child.kill()
        await once(child, 'exit')
      }
      exporter.close()
      sink.close()
    },
  }
}
