import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'

const CATALOG = /\/backend\/text\/messages\/catalogs\/([a-z-]+)\/([a-z]{2})\.ts$/

/** In the build's folder: the areas of each page and of the entry, by source file. */
export const AREAS_FILE = '.vite/areas.json'

/** Compiles the ICU messages of the catalogs, so that the browser needs no parser. */
export function buildCatalogs(): Plugin {
  return {
    name: 'build-catalogs',
    enforce: 'pre',
    async load(id) {
      const code = CATALOG.exec(id)?.[2]
      if (!code) return null
      const exported = Object.entries((await import(`${pathToFileURL(id).href}?${Date.now()}`)) as object)
      const [name, value] = exported[0] as [string, unknown]
      if (code !== 'en') return `export const ${name} = ${JSON.stringify(compile(value as Record<string, string>))}`
      const { area, messages } = value as { area: string; messages: Record<string, string> }
      return `import { registerCatalog } from '#frontend/lib/messages/translations.ts'
        export const ${name} = registerCatalog(${JSON.stringify({ area, messages: compile(messages) })})`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const areas = Object.fromEntries(
        [...this.getModuleIds()].flatMap((id) => {
          const module = this.getModuleInfo(id)
          if (!module?.isEntry && !module?.dynamicImporters.length) return []
          return [[relative(this.environment.config.root, id), [...collectAreas(this, id)]]]
        }),
      )
      this.emitFile({ type: 'asset', fileName: AREAS_FILE, source: JSON.stringify(areas) })
    },
  }
}

/** The areas whose messages a module needs, directly or through what it imports. */
function collectAreas(context: Pick<Rolldown.PluginContext, 'getModuleInfo'>, id: string, seen = new Set<string>()) {
  const areas = new Set<string>()
  if (seen.has(id) || id.includes('/node_modules/')) return areas
  seen.add(id)
  const [, area, code] = CATALOG.exec(id) ?? []
  if (area && code === 'en') areas.add(area)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    for (const one of collectAreas(context, imported, seen)) areas.add(one)
  }
  return areas
}

const compile = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]))
