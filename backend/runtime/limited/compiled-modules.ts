import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { join, resolve } from 'node:path'
import { log } from '#runtime/logger'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'

/** Starts the task without input, with this folder as Node's compile cache. */
type Compile = (folder: string) => Promise<unknown>

/** Folders of compiled modules by task. */
const kept = new Map<string, Promise<string | undefined>>()

/**
 * Runs `work` with a folder that holds what Node compiled of the task's modules, a copy of its own: Node reads it only where the process
 * may also write, and what was written by the reader of a hostile file must reach nobody. Undefined without NODE_COMPILE_CACHE.
 */
export async function runWithCompiledModules<T>(
  task: URL,
  compile: Compile,
  work: (folder: string | undefined) => Promise<T>,
): Promise<T> {
  const compiled = kept.get(task.href) ?? compileModules(task, compile).catch((error) => reportUncompiled(task, error))
  kept.set(task.href, compiled)
  const source = await compiled
  if (!source) return work(undefined)
  return runWithTemporaryFolder(async (folder) => {
    const copy = resolve(folder)
    // Somebody may have emptied the cache.
    await cp(source, copy, { recursive: true }).catch(() => kept.delete(task.href))
    return work(copy)
  })
}

/** Each start then compiles for itself, until this process ends. */
function reportUncompiled(task: URL, error: unknown): undefined {
  log.warn({ err: error, task: task.href }, 'the modules of a limited task could not be compiled')
}

/** Once for all processes with the same cache; what changes in other files of the task is compiled at each start, as without it. */
async function compileModules(task: URL, compile: Compile): Promise<string | undefined> {
  const folder = await getCompiledFolder(task)
  if (!folder || (await exists(folder))) return folder
  const unfinished = `${folder}.${process.pid}`
  try {
    await mkdir(unfinished, { recursive: true })
    await compile(unfinished)
    // Node does not say that it could not write.
    if ((await readdir(unfinished)).length === 0) return undefined
    // Another process may have been faster.
    await rename(unfinished, folder).catch(() => {})
    return folder
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Where the compiled modules of a task with this content are kept. Undefined without NODE_COMPILE_CACHE. */
export async function getCompiledFolder(task: URL): Promise<string | undefined> {
  const cache = getCompileCacheDir()
  if (!cache || task.protocol !== 'file:') return undefined
  const hash = createHash('sha256')
    .update(task.href)
    .update(await readFile(task))
  return join(cache, 'limited', hash.digest('hex').slice(0, 16))
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
