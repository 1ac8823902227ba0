import { globSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const projectRoot = resolve(import.meta.dirname, '../..')
const ENTRIES = [
  'backend/main.ts',
  'backend/database/run-migrations.ts',
  'worker/main.ts',
  'backend/runtime/limited/limited-process.ts',
  ...globSync('{backend,worker}/**/*-task.ts', { cwd: projectRoot }),
]
const IMPORTED =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import(?:\.meta\.resolve)?|createRequire\(import\.meta\.url\))\(\s*['"]([^'"]+)['"]/g
// Fonts are read as files: their names are built from the package's.
const READ_AS_FILE = /['"`](@[\w-]+\/[\w-]+|@[\w-]+\/\$\{\w+\})\//g

/** Every package that runs in production: what is imported from the entries on, and whose files are read. */
function listProductionPackages(): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = ENTRIES.map((entry) => join(projectRoot, entry))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!file.endsWith('.ts')) continue
    const code = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    for (const [, fixed, later] of code.matchAll(IMPORTED)) {
      const name = fixed ?? later ?? ''
      if (name.startsWith('node:')) continue
      if (name.startsWith('.')) waiting.push(resolve(dirname(file), name))
      else if (name.startsWith('#')) waiting.push(createRequire(file).resolve(name))
      else packages.add(toPackageName(name))
    }
    for (const [, name = ''] of code.matchAll(READ_AS_FILE)) packages.add(name)
  }
  return packages
}

const toPackageName = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

test('`npm ci --omit=dev` installs what web and worker load, and nothing else', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const found = listProductionPackages()
  // The family stands for its three packages.
  if (found.delete('@fontsource/${family}')) {
    for (const name of Object.keys(dependencies)) if (name.startsWith('@fontsource/')) found.add(name)
  }
  expect([...found].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})
