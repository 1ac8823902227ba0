import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Lowest first. A module imports modules of its own layer and of those below. */
const layers = [
  ['backend/text', 'backend/runtime', 'backend/database', 'backend/queue', 'backend/http', 'backend/pages'],
  [
    'backend/analytics',
    'backend/mail',
    'backend/storage',
    'backend/pictures',
    'backend/pdf',
    'backend/letters',
    'backend/reviews',
  ],
  ['backend/artists', 'backend/auth', 'backend/applications'],
  ['backend/payments'],
  ['backend/catalog', 'backend/uploads', 'backend/playback'],
  [
    'backend/keymails',
    'backend/copies',
    'backend/edition-log',
    'backend/revenue',
    'backend/open-sales',
    'backend/library',
    'backend/green-room',
    'backend/art-cards',
    'backend/copyright',
    'backend/corrections',
    'backend/newsletter',
    'backend/follows',
    'backend/webhooks',
    'backend/federation',
    'backend/feedback',
    'backend/search',
    'backend/sharing',
    'backend/godfrey',
  ],
  ['backend/audit', 'backend/admin', 'backend/operations', 'backend/personal-data'],
  ['backend/products.ts', 'backend/app.ts', 'backend/main.ts', 'worker'],
]
const layerOf = new Map(layers.flatMap((modules, layer) => modules.map((module) => [module, layer])))

type Import = { file: string; from: string; isType: boolean }

const { imports: importMap } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }

/** The project file that an import names; the specifier itself for a library. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  for (const [alias, target] of Object.entries(importMap)) {
    const [before = '', after] = alias.split('*')
    if (specifier === alias) return normalize(target)
    if (after !== undefined && specifier.startsWith(before))
      return normalize(target.replaceAll('*', specifier.slice(before.length)))
  }
  return specifier
}

const capabilities = new Map<string, string>()

/** The nearest folder with an index or routes: what lies below it is one capability. */
function getCapability(path: string): string {
  const folder = dirname(path)
  const known = capabilities.get(folder)
  if (known !== undefined) return known
  const isCapability = ['index.ts', 'routes.ts'].some((name) => existsSync(join(folder, name)))
  const capability = folder === '.' || isCapability ? folder : getCapability(folder)
  capabilities.set(folder, capability)
  return capability
}

/** The relative imports that leave their capability and so bypass its index. */
function listEscapes(file: string, specifiers: string[]): string[] {
  return specifiers
    .filter((specifier) => specifier.startsWith('../'))
    .filter((specifier) => !normalize(join(dirname(file), specifier)).startsWith(`${getCapability(file)}/`))
    .map((specifier) => `${file} imports ${specifier}`)
}

function listImports(file: string, source: string): Import[] {
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ from: moduleRequest.value, isType }] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"]/g, ''),
      isType: false,
    })),
  ].map(({ from, isType }) => ({ file, from: resolveImport(file, from), isType }))
}

/** Pure code outside contracts that the browser runs too. */
const sharedFiles = ['backend/edition-log/verifier/verify.js']

const isProjectFile = (path: string) => /^(backend|worker|frontend|local|migrations|bench|e2e)\//.test(path)
const isContract = (path: string) => path.endsWith('/contract.ts')
/** `backend/keymails` of `backend/keymails/issuing/routes.ts`. */
const getModule = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('backend/') ? 2 : 1)
    .join('/')

/** Why a file may not import another one; undefined when it may. */
function getImportError({ file, from }: Import): string | undefined {
  const error = (rule: string) => `${file} imports ${from}: ${rule}`
  if (isContract(file) && from !== 'zod' && !isContract(from) && !from.startsWith('backend/text/messages/'))
    return error('a contract also runs in the browser and imports zod, other contracts and messages only')
  if (file.startsWith('frontend/ui/') && from.startsWith('@tanstack/'))
    return error('a building block receives its data and has no queries')
  if (!isProjectFile(from)) return undefined
  if (file.startsWith('frontend/')) {
    if (sharedFiles.includes(from) || from.startsWith('backend/text/')) return undefined
    if (file.startsWith('frontend/ui/') && !/^frontend\/(ui|lib)\//.test(from))
      return error('a building block knows no screen and no contract')
    return from.startsWith('frontend/') || isContract(from)
      ? undefined
      : error('a screen imports contracts, never the server')
  }
  const [own, other] = [layerOf.get(getModule(file)), layerOf.get(getModule(from))]
  if (other === undefined) return error('the server imports neither the frontend nor local services nor tests')
  if (own === undefined) return error('its module has no layer')
  if (from.endsWith('/routes.ts') && file !== 'backend/app.ts')
    return error('only the application has routes, so that the worker loads no endpoints')
  return other > own ? error('it belongs to a higher layer') : undefined
}

const sources = globSync('{backend,worker,frontend}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}', 'backend/testing/**'],
})
const imports = sources.flatMap((file) => listImports(file, readFileSync(file, 'utf8')))

test('every import follows the layers', () => {
  expect(imports.map(getImportError).filter(Boolean)).toEqual([])
  expect(imports.length).toBeGreaterThan(3000)
})

test('a relative import stays inside its capability', () => {
  const escapes = globSync('backend/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    // No import leaves its folder without these characters, and parsing every file takes a second.
    if (!source.includes('../')) return []
    const { module } = parseSync(file, source)
    const specifiers = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    return listEscapes(file, specifiers)
  })
  expect(escapes).toEqual([])
  expect(listEscapes('backend/keymails/issuing/routes.ts', ['../redeem-keymail.ts', './create-keymails.ts'])).toEqual([
    'backend/keymails/issuing/routes.ts imports ../redeem-keymail.ts',
  ])
})

test('modules do not import each other in a circle', () => {
  const needed = new Map<string, Set<string>>()
  for (const { file, from } of imports) {
    const [module, other] = [getModule(file), getModule(from)]
    // The folders of the lowest layer are one module.
    if (!layerOf.get(module) || !layerOf.get(other) || module === other || isContract(from)) continue
    needed.set(module, (needed.get(module) ?? new Set()).add(other))
  }
  const visit = (module: string, path: string[]): string[] => {
    if (path.includes(module)) return [[...path.slice(path.indexOf(module)), module].join(' → ')]
    return [...(needed.get(module) ?? [])].flatMap((other) => visit(other, [...path, module]))
  }
  expect([...new Set(visit('worker', []))]).toEqual([])
})

test('an index exports fewer than ten names', () => {
  const sizes = globSync('backend/**/index.ts').map((file) => {
    const { module } = parseSync(file, readFileSync(file, 'utf8'))
    const names = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    return { file, names: names.length }
  })
  expect(sizes.filter(({ names }) => names >= 10)).toEqual([])
  expect(sizes.some(({ names }) => names >= 8)).toBe(true)
})

test('a folder holds at most fifteen files, without its sub-folders', () => {
  const sizes = new Map<string, number>()
  for (const file of globSync('{backend,worker,frontend,local,migrations,bench,e2e,ops}/**/*.*', {
    // `npm run bench:pages` installs packages of its own.
    exclude: ['**/knowledge/**', '**/node_modules/**'],
  })) {
    if (statSync(file).isFile()) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  }
  expect([...sizes].filter(([, files]) => files > 15)).toEqual([])
  expect(sizes.get('backend/keymails')).toBeGreaterThan(5)
})

test('every module has a layer', () => {
  const modules = sources.filter((file) => !file.startsWith('frontend/')).map(getModule)
  expect([...new Set(modules)].filter((module) => !layerOf.has(module))).toEqual([])
  expect([...layerOf.keys()].filter((module) => !existsSync(module))).toEqual([])
})

test.each([
  ['backend/keymails/contract.ts', '#database/sql'],
  ['backend/keymails/contract.ts', 'node:crypto'],
  ['backend/keymails/contract.ts', './keymail-code.ts'],
  ['backend/queue/queue.ts', '#module/mail'],
  ['backend/queue/queue.ts', '#contract/keymails'],
  ['backend/mail/send-mail.ts', '#module/artists'],
  ['backend/reviews/open-review.ts', '#module/admin/reviews'],
  ['backend/artists/artist.ts', '#module/payments/orders'],
  ['backend/applications/jobs.ts', '#jobs/keymails'],
  ['backend/payments/order.ts', '#module/catalog/editions'],
  ['backend/payments/order.ts', '#products'],
  ['backend/catalog/create-song.ts', '#module/keymails'],
  ['backend/keymails/redeem-keymail.ts', '#module/operations/checks'],
  ['backend/admin/search/routes.ts', '#worker/schedules'],
  ['backend/operations/jobs/routes.ts', '#local/start'],
  ['backend/app.ts', '#testing/poll-until'],
  ['backend/library/index.ts', './routes.ts'],
  ['worker/handlers.ts', '#routes/library'],
  ['worker/handlers.ts', '#frontend/app/main.tsx'],
  ['frontend/keymails/RedeemPage.tsx', '#module/keymails'],
  ['frontend/keymails/RedeemPage.tsx', '#database/client'],
  ['frontend/ui/Button.tsx', '@tanstack/react-query'],
  ['frontend/ui/Button.tsx', '#contract/keymails'],
  ['frontend/ui/Button.tsx', '#frontend/api/use-api-query.ts'],
])('rejects the import in %s of %s', (file, specifier) => {
  for (const source of [
    `import * as x from '${specifier}'`,
    `export type { X } from '${specifier}'`,
    `await import('${specifier}')`,
  ]) {
    expect(listImports(file, source).map(getImportError).filter(Boolean)).toHaveLength(1)
  }
})
