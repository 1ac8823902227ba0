import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/text'
import { buildByLanguage } from '#text/messages/build-by-language'
import { shell } from '#text/messages/catalogs/shell/en'
import { getMessages } from '#text/messages/get-messages'
import { languageTags } from '#text/messages/locales'

/**
 * Renders a page with its initial data as the browser would, using the server bundle that the build leaves in
 * dist/.server.
 */
export async function renderPage(dist: string, path: string, initialData: Record<string, unknown>): Promise<string> {
  const file = pathToFileURL(join(dist, '.server/prerender.js')).href
  const { renderPrerenderedPage } = (await import(file)) as {
    renderPrerenderedPage: (path: string, initialData: Record<string, unknown>) => Promise<{ html: string }>
  }
  return (await renderPrerenderedPage(path, initialData)).html
}

/** Every language's index.html: its language and what it says without scripts. */
export function buildIndexPages(index: Buffer): Record<Language, Buffer> {
  return buildByLanguage((language) => {
    const t = getMessages(shell, language)
    const page = index
      .toString()
      .replace(/<html lang="[^"]*"/, `<html lang="${languageTags[language]}"`)
      .replace(/<noscript\s*>[^<]*<\/noscript\s*>/, () => `<noscript>${t('noScript')}</noscript>`)
    return Buffer.from(page)
  })
}

export function buildPage(index: Buffer, head: string, html = '', initialData = ''): Buffer {
  const withoutHead = index
    .toString()
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
  // Replacement functions: a song title such as `$&` must not act as a replacement pattern.
  const page = withoutHead
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root">', () => `${initialData}<div id="root">${html}`)
  // Prerendered HTML is visible once its style sheet has loaded, so code gets a lower priority.
  return Buffer.from(
    html ? page.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"') : page,
  )
}

/** Defers loading the code, and `files` beyond those that it preloads, until the page and its main image are painted. */
export function applyDeferredHydration(page: Buffer, files: string[] = []): Buffer {
  const preloads = / *<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\n?/g
  const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
  const html = page.toString()
  const all = [...html.matchAll(preloads)].map(([, file]) => file).concat(files)
  return Buffer.from(
    html
      .replaceAll(preloads, '')
      .replace(
        entry,
        (_, file: string) =>
          `<script type="module" src="/deferred-hydration.js" data-scripts="${[file, ...all].join(' ')}"></script>`,
      ),
  )
}
