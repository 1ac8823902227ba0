import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = globSync('docs/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const contracts = globSync('backend/**/contract.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('what a capability page names exists: folders, endpoints and jobs', () => {
  const jobs = globSync('backend/**/jobs.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const missing = pages.flatMap(({ file, text }) => [
    ...[...text.matchAll(/`((?:backend|frontend|worker|local|docs|ops)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(path))
      .map(([, path]) => `${file}: ${path}`),
    ...[...text.matchAll(/^\| `[A-Z]+ ([^`]+)` \| `(\w+)` \|$/gm)]
      .filter(([, path, name]) => !contracts.includes(`const ${name} =`) || !contracts.includes(String(path)))
      .map(([, path, name]) => `${file}: ${name} ${path}`),
    ...[...text.matchAll(/^\*\*Jobs\.\*\* .*$/gm)]
      .flatMap(([line]) => [...line.matchAll(/`([^`]+)`/g)])
      .filter(([, name]) => !jobs.includes(`'${name}'`))
      .map(([, name]) => `${file}: ${name}`),
  ])
  expect(pages.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('ARCHITECTURE.md links every page', () => {
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8')
  expect(pages.filter(({ file }) => !architecture.includes(`(${file})`)).map(({ file }) => file)).toEqual([])
})
