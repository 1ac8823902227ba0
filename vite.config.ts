import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Rolldown, defineConfig } from 'vite'
import { buildCatalogs } from './local/cli/frontend/build-catalogs.ts'

const toRootPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Our modules that the home page is made of: what HomePage.tsx imports, directly or not. */
const homeModules = new Set<string>()

function collectHomeModules(context: Rolldown.ChunkingContext, id: string): void {
  const module = context.getModuleInfo(id)
  if (!module) throw new Error(`There is no ${id}.`)
  if (homeModules.has(id) || id.includes('/node_modules/')) return
  homeModules.add(id)
  for (const imported of module.importedIds) collectHomeModules(context, imported)
}

export default defineConfig({
  root: toRootPath('./frontend'),
  plugins: [buildCatalogs(), react(), tailwindcss()],
  resolve: {
    // The package's main entry is its development build, in production too.
    alias: [
      { find: /^react-router$/, replacement: toRootPath('./node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: toRootPath('./node_modules/react-router/dist/production/dom-export.mjs'),
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
    modulePreload: { polyfill: false },
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
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\//,
            },
            {
              // Shared by the home page with others, beyond the start page that contains it.
              name: (id, context) => {
                if (homeModules.size === 0) {
                  collectHomeModules(context, toRootPath('./frontend/landing/HomePage.tsx'))
                }
                return homeModules.has(id) ? 'home' : null
              },
              minShareCount: 3,
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
