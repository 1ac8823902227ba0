// Plain JavaScript, because this is what an older Node has to be able to read.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const [script = ''] = process.argv.splice(2, 1)

if (!existsSync(resolve(root, 'node_modules', 'zod'))) {
  console.error('The packages are not installed yet: run "npm ci" first.')
  process.exit(1)
}
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `TuneMaker needs Node 24, and this is ${process.versions.node}. "npm ci" brings Node 24 along when install scripts are allowed; then start it by "npm start".`,
  )
  process.exit(1)
}
process.argv[1] = resolve(root, script)
await import(pathToFileURL(process.argv[1]).href)
