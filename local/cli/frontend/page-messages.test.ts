import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/text'
import {
  type MessageKeys,
  buildMessages,
  buildTranslation,
  listCatalogKeys,
  listMessageKeys,
  listPageKeys,
  listPages,
  toSourceName,
} from './page-messages.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FRAME = join(ROOT, 'frontend/main.tsx')
const codes = languages.map((language) => languageCodes[language])

/** Messages in one language and what formats them, as gzip sends them. */
const BUDGET_BYTES = 6_000

/** What may take more, and why. */
const LARGER: Record<string, number> = {
  // Twelve screens of staff behind one address.
  'admin/AdminDashboardPage.tsx': 9_600,
  // Its text is what somebody comes for.
  'content/PrivacyPolicyPage.tsx': 6_800,
  // In English only, whose keys are counted too: a form with all its dialogs, and a first page with all its hints.
  'uploads/UploadSongsPage.tsx': 6_800,
  'artists/workshop/home/MembersWorkshopPage.tsx': 6_200,
}

const getSize = (content: unknown) => gzipSync(JSON.stringify(content), { level: 9 }).length

/** What each page loads in each language beyond its code. */
async function listSizes() {
  const sizes: { page: string; code: string; bytes: number }[] = []
  const calculateSize = async (keys: MessageKeys, code: string) =>
    getSize(await (code === 'en' ? buildMessages : buildTranslation)(keys, code))
  const ofFrame = await listPageKeys(FRAME)
  // Every page has the same: compressed once for each language.
  const frameBytes = new Map<string, number>()
  for (const code of codes) frameBytes.set(code, await calculateSize(ofFrame, code))
  for (const path of listPages()) {
    const keys = path === FRAME ? {} : await listPageKeys(path)
    for (const code of codes) {
      const bytes = (frameBytes.get(code) ?? Infinity) + (await calculateSize(keys, code))
      sizes.push({ page: toSourceName(path), code, bytes })
    }
  }
  return sizes
}

/** The code that keeps and formats messages, minified and compressed. */
async function getRuntimeSize(): Promise<number> {
  const { output } = (await build({
    root: join(ROOT, 'frontend'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@lingui/core': join(ROOT, 'frontend/lib/messages/compiled-messages.ts') } },
    build: {
      write: false,
      lib: { entry: join(ROOT, 'frontend/lib/messages/use-messages.ts'), formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  }).then((result) => [result].flat()[0])) as Rolldown.RolldownOutput
  return gzipSync(output.map((chunk) => ('code' in chunk ? chunk.code : '')).join(''), { level: 9 }).length
}

test('the first load of every page brings at most 6 kB of messages with their runtime, in any language', async () => {
  const runtimeBytes = await getRuntimeSize()
  expect(runtimeBytes).toBeGreaterThan(300)
  const sizes = await listSizes()
  expect(new Set(sizes.map(({ page }) => page)).size).toBeGreaterThan(75)
  const larger = sizes.filter(({ page, bytes }) => runtimeBytes + bytes > (LARGER[page] ?? BUDGET_BYTES))
  expect(larger).toEqual([])
})

test('a page brings what its code names, in a table, a choice or a template, and nothing else', async () => {
  const page = join(ROOT, 'frontend/corrections/RequestCorrectionPage.tsx')
  const { corrections = [], music } = await listMessageKeys(page)
  // Of KIND_LABELS in kind-labels.ts.
  expect(corrections).toContain('kind.songTitle')
  expect(music).toBeUndefined()
  const { shell = [] } = await listMessageKeys(FRAME)
  // Only the server says it.
  expect(shell).not.toContain('noScript')
  // What the frame has is not loaded again.
  expect((await listPageKeys(page))['shell'] ?? []).not.toContain(shell[0])
})

test('every message of a screen is brought by a page, or the server says it', async () => {
  const named = new Map<string, Set<string>>()
  for (const page of listPages()) {
    for (const [area, keys] of Object.entries(await listMessageKeys(page))) {
      named.set(area, new Set([...(named.get(area) ?? []), ...keys]))
    }
  }
  const server = globSync('{backend,worker}/**/*.ts', { cwd: ROOT, exclude: ['**/catalogs/**', '**/*.test.ts'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .filter((code) => code.includes('messages/catalogs/'))
    .join('\n')
  const unnamed: string[] = []
  for (const [area, keys] of named) {
    for (const key of await listCatalogKeys(area)) {
      if (!keys.has(key) && !server.includes(`'${key}'`)) unnamed.push(`${area} ${key}`)
    }
  }
  expect(unnamed).toEqual([])
})
