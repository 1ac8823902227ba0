import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A task that tells how many compiled modules it was given, and what becomes of reading and writing `folder`. */
export function run({ folder }: { folder: string }): Promise<{ given: number; read: unknown; written: unknown }> {
  const given = readdirSync(process.env['NODE_COMPILE_CACHE'] ?? '', { recursive: true }).length
  const attempt = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return (error as { code?: string }).code
    }
  }
  const read = attempt(() => readdirSync(folder))
  const written = attempt(() => writeFileSync(join(folder, 'module'), 'as a hostile file wants it'))
  return Promise.resolve({ given, read, written })
}
