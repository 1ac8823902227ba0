import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file so that a kill at any moment leaves either the old or the new content, never a half. */
export function writeWhole(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.new`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, content)
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
}

/** The JSON kept at `path`, made once by `create` when there is none yet. */
export async function keptJson<Value>(path: string, create: () => Value | Promise<Value>): Promise<Value> {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const value = await create()
  writeWhole(path, JSON.stringify(value, null, 2))
  return value
}
