import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a program is in PATH. Those written in Python would take most of a second to say their version. */
export const hasProgram = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
