import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from 'koa'
import { log } from '#runtime/logger'
import { type Asset, buildAsset, compressAsset, FAST_COMPRESSION_LEVEL, readAsset, sendAsset } from './asset.ts'
import { buildPage, deferHydration, renderScreen } from './page-html.ts'
import { parseRouteManifest } from './route-manifest.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

/** The two typefaces that every screen uses. */
const PRELOADED_FONTS = /^\/assets\/(big-shoulders|hanken-grotesk)-latin-(?!ext).*\.woff2$/

/** HTML that replaces title and description of index.html, and the responses to the page's first calls. */
export type PageOptions = { head?: string | undefined; initialData?: Record<string, unknown> | undefined }

export type Frontend = { serve(ctx: Context, own?: PageOptions): Promise<boolean> }

/**
 * Reads and compresses the built frontend once at startup, so that serving it needs no disk access. `head` applies to
 * all pages, the one in `serve` to that page. A page with `initialData`, the responses to its calls by URL, is rendered
 * with it.
 */
export async function createFrontend(head: string, dist = distDir): Promise<Frontend> {
  const assets = new Map<string, Asset>()
  if (existsSync(dist)) {
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name)
      const name = `/${relative(dist, path).replaceAll('\\', '/')}`
      if (!file.isFile() || name.includes('/.')) continue
      assets.set(name, await readAsset(path, file.parentPath === join(dist, 'assets')))
    }
  }
  const index = assets.get('/index.html')
  const page = index && (await compressAsset({ ...index, plain: buildPage(index.plain, head) }))
  if (page) assets.set('/index.html', page)
  const screens = index ? parseRouteManifest(assets) : []
  // Without preloading, fonts are requested only after the style sheet has arrived.
  const faces = [...assets.keys()]
    .filter((name) => PRELOADED_FONTS.test(name))
    .map(
      (name) =>
        `\n    <link rel="preload" as="font" type="font/woff2" href="${name}" crossorigin fetchpriority="low" />`,
    )
    .join('')
  // Screens that are the same for everyone are compressed at startup too.
  const begun = new Map<string, Asset>()
  for (const { address, preloads, drawn } of screens) {
    if (!index || address.includes(':')) continue
    assets.set(address, await compressAsset({ ...index, plain: buildPage(index.plain, head + preloads) }))
    if (drawn)
      begun.set(
        address,
        await compressAsset({
          ...index,
          plain: buildPage(index.plain, head + faces + preloads + drawn.preloads, drawn.html),
        }),
      )
  }
  const drawnWith = new Map<string, { known: string; page: Promise<Asset> }>()
  /** Renders again only when the initial data has changed. */
  const drawWith = (index: Asset, address: string, known: Record<string, unknown>): Promise<Asset> => {
    const text = JSON.stringify(known)
    const last = drawnWith.get(address)
    if (last?.known === text) return last.page
    const screen = screens.find((each) => each.address === address)
    const pageHead = head + faces + (screen?.drawn?.preloads ?? '')
    // Inside a script element only `<` needs escaping.
    const script = `<script id="initial-data" type="application/json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
    const page = renderScreen(dist, address, known)
      .then((html) => deferHydration(buildPage(index.plain, pageHead, html, script), screen?.files ?? []))
      .then((plain) => compressAsset({ ...index, plain }, FAST_COMPRESSION_LEVEL))
      .catch((error: unknown) => {
        log.error({ err: error, address }, 'screen could not be rendered with its initial data, serving it without')
        return begun.get(address) ?? index
      })
    drawnWith.set(address, { known: text, page })
    return page
  }
  return {
    async serve(ctx, { head: ownHead, initialData } = {}) {
      // A query string changes the initial state of some screens, so those start empty.
      const asset = (ctx.querystring ? undefined : begun.get(ctx.path)) ?? assets.get(ctx.path) ?? page
      const isHere = assets.has(ctx.path) || screens.some(({ pattern }) => pattern.test(ctx.path))
      // A missing asset is a plain 404; any other unknown path gets the page, and the client-side router shows what is
      // missing.
      if (!asset || (ctx.path.startsWith('/assets/') && !assets.has(ctx.path))) return false
      if (initialData && index && !ctx.querystring) {
        sendAsset(ctx, await drawWith(index, ctx.path, initialData))
      } else if (ownHead && index) {
        const preloads = screens.find(({ pattern }) => pattern.test(ctx.path))?.preloads ?? ''
        sendAsset(ctx, buildAsset({ ...index, plain: buildPage(index.plain, ownHead + preloads) }))
      } else {
        sendAsset(ctx, asset, isHere)
      }
      return true
    },
  }
}
