import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Topic } from './topic.ts'

const files = globSync('*/*.ts', { cwd: import.meta.dirname })

const modules = await Promise.all(
  files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ topic: Topic }>),
)

/** Godfrey's whole knowledge base: every file in the folders of this one. Ordered by id, which settles ties in the ranking. */
export const topics: readonly Topic[] = modules.map(({ topic }) => topic).toSorted((a, b) => (a.id < b.id ? -1 : 1))
