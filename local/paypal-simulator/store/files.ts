import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file atomically: after a kill at any moment it has either the old or the new content. */
export function updateFileAtomically(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.new`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, content)
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
}

/** The JSON stored at `path`, created by `create` if there is none yet. */
export async function getOrCreateJsonFile<Value>(path: string, create: () => Value | Promise<Value>): Promise<Value> {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const value = await create()
  updateFileAtomically(path, JSON.stringify(value, null, 2))
  return value
}
