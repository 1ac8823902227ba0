import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Rolldown, defineConfig } from 'vite'
import { buildCatalogs } from './local/cli/frontend/build-catalogs.ts'
import { buildPureRouter } from './local/cli/frontend/build-pure-router.ts'

const toRootPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Our modules that the home page is made of: what main.tsx and HomePage.tsx import, directly or not. */
const homeModules = new Set<string>()

/** Of the packages, what the home page uses; an index of all icons hides the icons from `collectHomeModules`. */
const HOME_PACKAGES =
  /\/(clsx\/|create-lucide-icon\.ts$|icons\/(disc-3|frame|languages|mic-vocal|pause|play|search|user-round)\.mjs$)/

/** What stays out of the shared file: the home page's own, and the entry, which index.html names as its only script. */
const HOME_ONLY = /\/(landing\/(?!sample)|catalogs\/home\/)|\/frontend\/main\.tsx$/

function collectHomeModules(context: Rolldown.ChunkingContext, id: string): void {
  const module = context.getModuleInfo(id)
  if (!module) throw new Error(`There is no ${id}.`)
  if (homeModules.has(id) || id.includes('/node_modules/')) return
  homeModules.add(id)
  for (const imported of module.importedIds) collectHomeModules(context, imported)
}

export default defineConfig({
  root: toRootPath('./frontend'),
  plugins: [buildCatalogs(), buildPureRouter(), react(), tailwindcss()],
  resolve: {
    // The package's main entry is its development build, in production too.
    alias: [
      { find: /^react-router$/, replacement: toRootPath('./node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: toRootPath('./node_modules/react-router/dist/production/dom-export.mjs'),
      },
      { find: /^react-router-dom$/, replacement: toRootPath('./frontend/app/router.tsx') },
      { find: /^@lingui\/core$/, replacement: toRootPath('./frontend/lib/messages/compiled-messages.ts') },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: toRootPath('./frontend/ui/display/create-lucide-icon.ts'),
      },
      { find: /^zod$/, replacement: toRootPath('./frontend/api/zod-stub.ts') },
    ],
  },
  // Exactly one copy of React and the router, also while prerendering.
  ssr: { noExternal: true },
  build: {
    outDir: toRootPath('./dist'),
    // Tells which files a page consists of, see local/cli/frontend/route-manifest.ts.
    manifest: true,
    sourcemap: false,
    // Tailwind generates a single style sheet for all pages anyway.
    cssCodeSplit: false,
    // Fonts and covers stay files: inlined, they would enlarge the render-blocking style sheet.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // The entry would list the files of all pages, see frontend/app/download-page.ts.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // The entry lists every file, so the names of shared files would cost each first load 0.5 kB.
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        // A few larger files compress better and arrive sooner than three dozen small ones, of which a browser fetches
        // six at a time. Sizes with and without: docs/decisions/0094-route-objects-and-the-build-manifest.md.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              // Without what the home page has no use for: it would be a part of each first load.
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\/(?!.*(utationObserver|useMutation|nfiniteQueryObserver|useInfiniteQuery|useSuspense|useQueries|queriesObserver)\.)/,
            },
            {
              // What the frame and the home page are made of, beyond what only the home page needs.
              name: (id, context) => {
                if (homeModules.size === 0) {
                  // Prerendering has another entry.
                  const entry = toRootPath('./frontend/main.tsx')
                  if (context.getModuleInfo(entry)) collectHomeModules(context, entry)
                  collectHomeModules(context, toRootPath('./frontend/landing/HomePage.tsx'))
                }
                const isShared = homeModules.has(id) && !HOME_ONLY.test(id)
                return isShared || HOME_PACKAGES.test(id) ? 'home' : null
              },
              includeDependenciesRecursively: false,
            },
            {
              name: 'building-blocks',
              // Not the dialogs: their library is as large as all other blocks, and no page begins with one.
              test: /frontend\/(ui\/(?!dialogs)|lib)\/|lucide-react/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
