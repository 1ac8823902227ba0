import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#contract/text'
import { getSessionHash } from '#http/sessions/session-cookie'
import { log } from '#runtime/logger'
import { buildByLanguage } from '#text/messages/build-by-language'
import { buildLanguagePath, parseLanguagePath } from '#text/messages/language-path'
import { type Asset, buildAsset, buildCompressedAsset, FAST_COMPRESSION_LEVEL, getAsset, sendAsset } from './asset.ts'
import { applyDeferredHydration, buildIndexPages, buildPage, renderPage } from './page-html.ts'
import type { InitialData } from './get-initial-data.ts'
import { type Route, parseRouteManifest } from './route-manifest.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

/** The two typefaces that every page uses. */
const PRELOADED_FONTS = /^\/assets\/(big-shoulders|hanken-grotesk)-latin-(?!ext).*\.woff2$/

/** So many pages with data are kept as they were rendered; one takes about 80 kB. */
const RENDERED_MAX = 200

/** So many pages are rendered at a time; further ones start empty. */
const RENDERING_MAX = 4

/**
 * HTML that replaces title and description of index.html, and the responses to the page's first calls. `isOwn`: they are
 * for who asked alone, so the page is kept nowhere.
 */
export type PageOptions = { head?: string | undefined; initialData?: InitialData | undefined; isOwn?: boolean }

export type Frontend = {
  serve(ctx: Context, own?: PageOptions): Promise<void>
  /** Whether there is a page at a path without its language. */
  hasPage(path: string): boolean
}

/** `empty` is rendered in the browser, `prerendered` contains the HTML of the build. */
type Page = {
  route: Route
  path: string
  files: string[]
  language: Language
  getEmpty: () => Asset
  getPrerendered?: (() => Asset) | undefined
}

/** Most of the thousand pages, in eight languages, are never asked of a process, so each is built when it is. */
function createOnce<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => (created ??= { value: create() }).value
}

/** The head of every page in a language; `path` is that of the page without its language, undefined for the 404 page. */
type RenderHead = (language: Language, path?: string) => string

/**
 * Reads the built frontend once at startup, so that serving it needs no disk access. `renderHead` applies to all pages,
 * the head in `serve` to that page. A page with `initialData`, the responses to its calls by URL, is rendered with it.
 */
export async function createFrontend(renderHead: RenderHead, dist = distDir): Promise<Frontend> {
  const assets = await getAssets(dist)
  const index = assets.get('/index.html')
  if (!index) return { serve: async (ctx) => sendIfFound(ctx, assets.get(ctx.path)), hasPage: () => false }

  const indexPages = buildIndexPages(index.plain)
  const build = (language: Language, head: string, html = '', isDeferred = false) => {
    const plain = buildPage(indexPages[language], head, html)
    return buildCompressedAsset({ ...index, plain: isDeferred ? applyDeferredHydration(plain) : plain })
  }
  const missing = buildByLanguage((language) => build(language, renderHead(language)))
  assets.set('/index.html', missing.english)
  const fonts = renderFontPreloads(assets)
  const routes = parseRouteManifest(assets)
  const pages = new Map<string, Page>()
  for (const route of routes) {
    for (const language of languages) {
      const { files, preloads, prerendered } = route.inLanguage[language]
      const path = buildLanguagePath(language, route.path)
      const getHead = () => renderHead(language, route.path) + preloads
      const buildPrerendered =
        prerendered &&
        (() => build(language, getHead() + fonts + prerendered.preloads, prerendered.html, prerendered.isDeferred))
      pages.set(path, {
        route,
        path,
        files,
        language,
        getEmpty: createOnce(() => build(language, getHead())),
        getPrerendered: buildPrerendered && createOnce(buildPrerendered),
      })
    }
  }
  const routesByPath = new Map(routes.map((route) => [route.path, route]))
  const getRoute = (path: string) => routesByPath.get(path) ?? routes.find(({ pattern }) => pattern.test(path))

  const buildEmpty = ({ route, language }: Page, head: string) =>
    buildAsset({ ...index, plain: buildPage(indexPages[language], head + route.inLanguage[language].preloads) })

  const rendered = new LRUCache<string, { head: string; initialData: string; asset: Promise<Asset> }>({
    max: RENDERED_MAX,
  })
  let rendering = 0
  /**
   * Renders the page at `path`, with its language, and again only when its head or initial data has changed; a page of
   * somebody's own each time. Undefined while too many others are being rendered.
   */
  const renderWithData = (
    page: Page,
    path: string,
    { initialData = {}, head: ownHead, isOwn = false }: PageOptions,
  ) => {
    const { route, files, language, getEmpty, getPrerendered = getEmpty } = page
    const json = JSON.stringify(initialData)
    const head = ownHead ?? renderHead(language, route.path)
    const last = isOwn ? undefined : rendered.get(path)
    if (last?.initialData === json && last.head === head) return last.asset
    if (rendering >= RENDERING_MAX) return undefined
    rendering++
    // Inside a script element only `<` needs escaping.
    const script = `<script id="initial-data" type="application/json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
    const preloads = fonts + (route.inLanguage[language].prerendered?.preloads ?? '')
    // As the browser will read it.
    const bare = isOwn ? { ...index, cacheControl: 'private, no-store' } : index
    const asset = renderPage(dist, path, JSON.parse(json) as InitialData)
      .then((html) => applyDeferredHydration(buildPage(indexPages[language], head + preloads, html, script), files))
      .then((plain) => buildCompressedAsset({ ...bare, plain }, FAST_COMPRESSION_LEVEL))
      .catch((error: unknown) => {
        log.error({ err: error, path }, 'page could not be rendered with its initial data, serving it without')
        return ownHead ? buildEmpty(page, ownHead) : getPrerendered()
      })
      .finally(() => rendering--)
    if (!isOwn) rendered.set(path, { head, initialData: json, asset })
    return asset
  }

  return {
    hasPage: (path) => getRoute(path) !== undefined,
    async serve(ctx, options = {}) {
      const { head: ownHead, initialData, isOwn } = options
      if (isOwn) ctx.vary('Cookie')
      if (assets.has(ctx.path) || ctx.path.startsWith('/assets/')) return sendIfFound(ctx, assets.get(ctx.path))
      const { language, path } = parseLanguagePath(ctx.path)
      const route = getRoute(path)
      const page = route && pages.get(buildLanguagePath(language, route.path))
      // A query string changes the initial state of some pages, so those start empty.
      const asset = page && initialData && !ctx.querystring ? await renderWithData(page, ctx.path, options) : undefined
      // The client-side router shows what is missing.
      if (!page) await sendAsset(ctx, missing[language], false)
      else if (asset) await sendAsset(ctx, asset)
      else if (ownHead) await sendAsset(ctx, buildEmpty(page, ownHead))
      else if (ctx.querystring) await sendAsset(ctx, page.getEmpty())
      else if (page.route.inLanguage[language].prerendered?.isOwn) {
        ctx.vary('Cookie')
        await sendAsset(ctx, ((getSessionHash(ctx) && page.getPrerendered) || page.getEmpty)())
      } else await sendAsset(ctx, (page.getPrerendered ?? page.getEmpty)())
    },
  }
}

/** Every file of the build by its URL, except those in folders beginning with a dot, which only the server uses. */
async function getAssets(dist: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  if (!existsSync(dist)) return assets
  for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    const name = `/${relative(dist, path).replaceAll('\\', '/')}`
    if (!file.isFile() || name.includes('/.')) continue
    assets.set(name, await getAsset(path, file.parentPath === join(dist, 'assets')))
  }
  return assets
}

async function sendIfFound(ctx: Context, asset: Asset | undefined): Promise<void> {
  if (asset) await sendAsset(ctx, asset)
}

/** Without preloading, fonts are requested only after the style sheet has arrived. */
const renderFontPreloads = (assets: Map<string, Asset>) =>
  [...assets.keys()]
    .filter((name) => PRELOADED_FONTS.test(name))
    .map(
      (name) =>
        `\n    <link rel="preload" as="font" type="font/woff2" href="${name}" crossorigin fetchpriority="low" />`,
    )
    .join('')
