import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** Run in a process or thread of its own, by tests that do not import it. */
const STARTED = /-(task|process|worker)\.ts$/

/** A test that lists sources checks files that it does not import. */
const LISTS_SOURCES = /\bglobSync\(/

/**
 * The unit and HTTP tests, relative to `root`, that a change of these files can affect; `'all'` if no test imports one of
 * them, not even through other files: data and templates read from disk, migrations, settings, and what runs in processes
 * of its own.
 */
export async function listAffectedTests(files: string[], root: string): Promise<string[] | 'all'> {
  const vitest = await createVitest('test', { root, watch: false, reporters: [{}] })
  try {
    const listing = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
      LISTS_SOURCES.test(readFileSync(moduleId, 'utf8')),
    )
    const affected = new Set(listing.map(({ moduleId }) => relative(root, moduleId)))
    for (const file of files) {
      vitest.config.related = [resolve(root, file)]
      const tests = STARTED.test(file) ? [] : await vitest.getRelevantTestSpecifications()
      if (tests.length === 0) return 'all'
      for (const { moduleId } of tests) affected.add(relative(root, moduleId))
    }
    return [...affected].toSorted()
  } finally {
    await vitest.close()
  }
}
