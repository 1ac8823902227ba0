import { type Language, languageCodes } from '#contract/text'
import { buildByLanguage } from '#text/messages/build-by-language'
import { buildLanguagePath } from '#text/messages/language-path'
import type { Asset } from './asset.ts'

export type Route = {
  path: string
  pattern: RegExp
  inLanguage: Record<Language, RouteInLanguage>
}

export type RouteInLanguage = {
  /** The page's files beyond those that index.html loads, and the tags that preload them. */
  files: string[]
  preloads: string
  /** The page's HTML, and the tags that preload the responses to its first calls; see frontend/app/prerender.tsx. */
  prerendered?: { html: string; preloads: string; isOwn: boolean; isDeferred: boolean } | undefined
}

/** Parses what the build wrote: the pages that exist with their files, and the HTML of those it prerendered. */
export function parseRouteManifest(assets: Map<string, Asset>): Route[] {
  const parse = <T>(name: string) => JSON.parse(assets.get(name)?.plain.toString() ?? '{}') as Record<string, T>
  const prerendered = parse<{ html: string; reads: string[]; isOwn?: boolean; isDeferred?: boolean }>(
    '/prerendered.json',
  )
  const translations = parse<Record<string, string[]>>('/translation-manifest.json')
  return Object.entries(parse<string[]>('/route-manifest.json')).map(([path, names]) => ({
    path,
    // Matches paths like the client-side router: case and a trailing slash do not matter.
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
    inLanguage: buildByLanguage((language) => {
      const files = [...(translations[path]?.[languageCodes[language]] ?? []), ...names].map((name) => `/${name}`)
      const page = prerendered[buildLanguagePath(language, path)]
      return {
        files,
        preloads: files.map((file) => `\n    <link rel="modulepreload" href="${file}" />`).join(''),
        prerendered: page && {
          html: page.html,
          preloads: page.reads.map(renderCallPreload).join(''),
          isOwn: page.isOwn ?? false,
          isDeferred: page.isDeferred ?? false,
        },
      }
    }),
  }))
}

const renderCallPreload = (url: string) =>
  `\n    <link rel="preload" as="fetch" href="${url.replaceAll('&', '&amp;')}" crossorigin="use-credentials" />`
