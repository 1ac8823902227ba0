import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a program is in PATH. Those written in Python would take most of a second to say their version. */
export function hasProgram(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.some((folder) => isExecutable(join(folder, name)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
