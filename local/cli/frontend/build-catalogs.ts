import { pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOG = /\/backend\/text\/messages\/catalogs\/[a-z-]+\/([a-z]{2})\.ts$/

/** Compiles the ICU messages of the catalogs, so that the browser needs no parser. */
export function buildCatalogs(): Plugin {
  return {
    name: 'build-catalogs',
    enforce: 'pre',
    async load(id) {
      const [file = '', code] = CATALOG.exec(id) ? [id, CATALOG.exec(id)?.[1]] : []
      if (!code) return null
      const exported = Object.entries((await import(`${pathToFileURL(file).href}?${Date.now()}`)) as object)
      const [name, value] = exported[0] as [string, unknown]
      if (code !== 'en') return `export const ${name} = ${JSON.stringify(compile(value as Record<string, string>))}`
      const { area, messages } = value as { area: string; messages: Record<string, string> }
      return `export const ${name} = ${JSON.stringify({ area, messages: compile(messages) })}`
    },
  }
}

const compile = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]))
