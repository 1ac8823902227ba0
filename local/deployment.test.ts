import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasProgram } from '#testing/has-program'

const compose = readFileSync('docker-compose.yml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** Only for a server that takes PayPal's place. */
const COMPATIBLE_PAYPAL = ['PAYPAL_API_URL', 'PAYPAL_SCRIPT_URL', 'PAYPAL_CERT_ORIGIN', 'PAYPAL_CERT_CA']

/** What docker-compose.yml itself decides, since it is about how its services reach each other. */
const ARRANGED = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'PORT',
  'HOST',
  'DATA_DIR',
  'TRUST_PROXY',
  'NODE_COMPILE_CACHE',
  'WORKER_JOBS',
  'METRICS_PORT',
]

test('the image and docker-compose.yml set every variable that README documents, each once', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? []
  const variables = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
  )
  expect(variables.length).toBeGreaterThan(30)
  const isSet = (name: string) => compose.includes(`${name}:`) || dockerfile.includes(`ENV ${name}=`)
  expect(variables.filter((name) => !isSet(name) && !COMPATIBLE_PAYPAL.includes(name))).toEqual([])
  // From .env, without an edit of the file.
  const isConfigurable = (name: string) => new RegExp(`\\$\\{${name}[:}-]`).test(compose)
  const fixed = variables.filter((name) => !isConfigurable(name) && !COMPATIBLE_PAYPAL.includes(name))
  expect(fixed.toSorted()).toEqual(ARRANGED.toSorted())
  const settings = compose.slice(compose.indexOf('&settings'), compose.indexOf('\nservices:'))
  const names = [...settings.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...new Set(names)])
})

test('every image has a version, and Node the one of package.json', () => {
  const bases = `${dockerfile}\n${readFileSync('ops/backup/Dockerfile', 'utf8')}`.matchAll(/^FROM (\S+)/gm)
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm), ...bases].map(([, image]) => image ?? '')
  expect(images.length).toBeGreaterThan(5)
  const stages = [...dockerfile.matchAll(/ AS (\S+)$/gm)].map(([, stage]) => stage)
  expect(images.filter((image) => !stages.includes(image) && !/:v?\d+\.\d+/.test(image))).toEqual([])
  const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  expect(new Set(dockerfile.match(/node:[\d.]+/g))).toEqual(
    new Set([`node:${dependencies['node'] ?? devDependencies['node']}`]),
  )
})

test('a process has longer to stop than it takes to finish what it began', () => {
  const [, timeout = ''] =
    /SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(readFileSync('backend/runtime/shutdown.ts', 'utf8')) ?? []
  const [, grace = ''] = /stop_grace_period: (\d+)s/.exec(compose) ?? []
  expect(Number(grace) * 1000).toBeGreaterThan(Number(timeout.replaceAll('_', '')))
})

/** Every variable without a default, with some value. */
const requiredVariables = Object.fromEntries(
  [...compose.matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name = '']) => [name, 'a-value-of-some-length']),
)

describe.skipIf(!hasProgram('docker-compose'))('docker-compose (skipped where it is not installed)', () => {
  const config = (file: string, env: Record<string, string>) =>
    spawnSync('docker-compose', ['-f', file, 'config'], {
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    })

  test.each(['docker-compose.yml', 'docker-compose.simulator.yml'])('accepts %s', (file) => {
    const { status, stderr, stdout } = config(file, requiredVariables)
    expect([status, stderr.replaceAll(/^.*(WARNING|deprecat).*$/gim, '').trim()]).toEqual([0, ''])
    expect(stdout).toContain('services:')
  })

  test('names a secret that is missing instead of starting with an empty one', () => {
    expect(Object.keys(requiredVariables).length).toBeGreaterThan(8)
    const { ADMIN_PASSWORD, ...others } = requiredVariables
    expect(ADMIN_PASSWORD).toBeDefined()
    const { status, stderr } = config('docker-compose.yml', others)
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining('set ADMIN_PASSWORD')])
  })
})

test('what is sold is in the backup a minute later', () => {
  expect(compose).toMatch(/archive_mode=on -c archive_timeout=60 -c archive_command='backup.sh archive "%p"'/)
})

test('what is started waits for the migrations, says when it is healthy, restarts, and keeps its log small', () => {
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/^ {2}(?=[a-z-]+:(?: &\w+)?$)/m)
  const service = (name: string) => services.find((text) => text.startsWith(`${name}:`)) ?? ''
  for (const name of ['web', 'worker']) {
    expect(service(name)).toMatch(/healthcheck:/)
    expect(service(name)).toMatch(/migrate: \{ condition: service_completed_successfully \}/)
  }
  expect(compose.match(/^x-tunemaker: &tunemaker\n(?: {2}.*\n)+/m)?.[0]).toMatch(/restart: [^]*init: true[^]*logging: /)
  for (const [name = '', text] of services.slice(1).map((one) => [one.split(':')[0], one]))
    expect([name, /<<: \*(tunemaker|postgres|worker)|logging: \*logging/.test(text ?? '')]).toEqual([name, true])
  // Links that sign people in, metrics and alerts are for whoever sits at the machine.
  const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].flatMap(([, list = '']) => list.split(', '))
  expect(ports.filter((port) => !port.includes('127.0.0.1:'))).toEqual(["'80:80'", "'443:443'", "'8080:8080'"])
})

const ALERT_TESTS = ['ops/alerts.test.yml', 'ops/alerts-of-hours.test.yml']

test('each alert rule has a test that sees it fire', () => {
  const rules = readFileSync('ops/alerts.yml', 'utf8')
  const tests = ALERT_TESTS.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  // After its name: labels that it fires with.
  expect(names.filter((name) => !new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n`).test(tests))).toEqual([])
})

describe.skipIf(!hasProgram('promtool') || !hasProgram('amtool'))(
  'Prometheus (skipped where it is not installed)',
  () => {
    const run = (program: string, args: string[]) => {
      const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
      return status === 0 ? 'fine' : stdout + stderr
    }

    test('accepts the rules, and they fire as their tests say', () => {
      expect(run('promtool', ['check', 'rules', 'ops/alerts.yml'])).toBe('fine')
      expect(run('promtool', ['test', 'rules', ...ALERT_TESTS])).toBe('fine')
    })

    test('accepts the jobs, and Alertmanager the routes as docker-compose.yml fills them in', () => {
      const folder = mkdtempSync(join(tmpdir(), 'tunemaker-watch-'))
      try {
        const jobs = readFileSync('ops/prometheus.yml', 'utf8').replace('/etc/prometheus/', `${resolve('ops')}/`)
        writeFileSync(join(folder, 'jobs.yml'), jobs)
        expect(run('promtool', ['check', 'config', '--syntax-only', join(folder, 'jobs.yml')])).toBe('fine')
        const routes = readFileSync('ops/alertmanager.yml', 'utf8')
          .replace('ALERT_SMTP_HOST', 'mail:1025')
          .replace('ALERT_MAIL_FROM', 'alerts@tunemaker.example')
          .replace('ALERT_MAIL_TO', 'operators@tunemaker.example')
        writeFileSync(join(folder, 'routes.yml'), routes)
        expect(run('amtool', ['check-config', join(folder, 'routes.yml')])).toBe('fine')
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  },
)

test('secrets of the environment are kept out of git and of the image', () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const lines = readFileSync(file, 'utf8').split('\n')
    expect([file, lines.includes('.env'), lines.includes('.env.*')]).toEqual([file, true, true])
  }
})
