import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('docker-compose.yml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** Only for a server that takes PayPal's place. */
const COMPATIBLE_PAYPAL = ['PAYPAL_API_URL', 'PAYPAL_SCRIPT_URL', 'PAYPAL_CERT_ORIGIN', 'PAYPAL_CERT_CA']

test('the image and docker-compose.yml set every variable that README documents, each once', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? []
  const variables = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
  )
  expect(variables.length).toBeGreaterThan(30)
  const isSet = (name: string) => compose.includes(`${name}:`) || dockerfile.includes(`ENV ${name}=`)
  expect(variables.filter((name) => !isSet(name) && !COMPATIBLE_PAYPAL.includes(name))).toEqual([])
  const settings = compose.slice(compose.indexOf('&settings'), compose.indexOf('\nservices:'))
  const names = [...settings.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...new Set(names)])
})

test('every image has a version, and Node the one of package.json', () => {
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm), ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(
    ([, image]) => image ?? '',
  )
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
