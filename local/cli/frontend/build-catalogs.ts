import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languageCodes, languages } from '#contract/text'
import {
  type MessageKeys,
  startBuild,
  buildMessages,
  buildTranslation,
  listAllKeys,
  listPageKeys,
  listPages,
  toSourceName,
} from './page-messages.ts'

const FRONTEND = resolve(import.meta.dirname, '../../../frontend')
const REGISTRY = join(FRONTEND, 'lib/messages/translations.ts')
const CATALOGS = resolve(import.meta.dirname, '../../../backend/text/messages/catalogs')
const ENGLISH_CATALOG = /\/backend\/text\/messages\/catalogs\/([a-z-]+)\/en\.ts$/

/** Modules that exist in the build only: `/messages/landing/HomePage.tsx/page.js`, and `de.js` beside it. */
const MESSAGES = /\/messages\/(.+\.tsx?)\/(page|[a-z]{2})\.js$/

/** The module with the messages of a page in a language, as the build's manifest names it. */
export const buildMessagesKey = (page: string, code: string): string => `messages/${page}/${code}.js`

/**
 * Gives each page the messages that its code names, compiled, so that the browser needs no parser and loads no text that it
 * does not show. English comes with the page's code; each other language is one file.
 */
export function buildCatalogs(): Plugin {
  let pages: Set<string> | undefined
  return {
    name: 'build-catalogs',
    enforce: 'pre',
    buildStart() {
      startBuild()
      pages = undefined
    },
    resolveId(id) {
      const [, page, part] = MESSAGES.exec(id) ?? []
      return page ? join(FRONTEND, 'messages', page, `${part}.js`) : null
    },
    transform(code, id) {
      pages ??= listPages()
      if (!pages.has(id)) return null
      return { code: `import '/messages/${toSourceName(id)}/page.js';${code}`, map: null }
    },
    async load(id) {
      const [, area] = ENGLISH_CATALOG.exec(id) ?? []
      // Whoever uses a catalog finds its messages by its area.
      if (area) {
        const [name] = Object.keys((await import(id)) as object)
        return `export const ${name} = ${JSON.stringify({ area, messages: {} })}`
      }
      const [, page, part] = MESSAGES.exec(id) ?? []
      if (!page || !part) return null
      // While developing, a message is there as soon as somebody names it.
      const list = this.environment.mode === 'dev' ? listAllKeys : listPageKeys
      const keys = await list(join(FRONTEND, page))
      if (part !== 'page') return `export const messages = ${JSON.stringify(await buildTranslation(keys, part))}`
      for (const area of Object.keys(keys)) this.addWatchFile(join(CATALOGS, area, 'en.ts'))
      const isPrerendering = this.environment.name !== 'client'
      return buildPageModule(page, keys, isPrerendering)
    },
  }
}

/** Registers the English messages of a page, and how to get the others; while prerendering, all of them. */
async function buildPageModule(page: string, keys: MessageKeys, isPrerendering: boolean): Promise<string> {
  const translations = languages.filter((language) => language !== 'english')
  const english = await buildMessages(keys, 'en')
  const imported = isPrerendering ? 'registerMessages' : 'registerPage'
  const lines = [`import { ${imported} } from ${JSON.stringify(REGISTRY)}`]
  if (isPrerendering) {
    for (const language of languages) {
      const messages = await buildMessages(keys, languageCodes[language])
      lines.push(`registerMessages('${language}', ${JSON.stringify(messages)})`)
    }
    return lines.join('\n')
  }
  const files: string[] = []
  for (const code of translations.map((language) => languageCodes[language])) {
    const messages = await buildTranslation(keys, code)
    if (Object.keys(messages).length > 0) files.push(`${code}: () => import('/${buildMessagesKey(page, code)}')`)
  }
  return [...lines, `registerPage(${JSON.stringify(english)}, { ${files.join(', ')} })`].join('\n')
}
