import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paths } from './frontend/paths.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Writes screens.json: address to the files of its screen, so that the server can name them in the page's head and the
 * browser fetches them beside the entry instead of after it. Read off routes.tsx as it is written.
 */
function nameScreens(): Plugin {
  return {
    name: 'name-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const routes = readFileSync(here('./frontend/routes.tsx'), 'utf8')
      const files = new Map(
        [...routes.matchAll(/const (\w+) = lazy\(\(\) =>\s*import\('\.\/([^']+)'\)/g)].map(([, name, file]) => [
          name,
          file,
        ]),
      )
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
      const entry = new Set(
        chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
      )
      const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[fileName]
        if (entry.has(fileName) || found.has(fileName) || chunk?.type !== 'chunk') return found
        found.add(fileName)
        for (const more of chunk.imports) withImports(more, found)
        return found
      }
      const filesOf = (name: string | undefined) => {
        const file = files.get(name)
        const chunk = chunks.find(({ facadeModuleId }) => file && facadeModuleId?.endsWith(`/frontend/${file}`))
        return chunk ? [...withImports(chunk.fileName)] : []
      }
      // Which of the two stands behind the street door is known in the browser alone.
      const screens: Record<string, string[]> = { [paths.start]: [...filesOf('IntroPage'), ...filesOf('HomePage')] }
      for (const [, key, address, name] of routes.matchAll(
        /path=(?:\{paths\.(\w+)\}|"([^"]+)")\s+element=\{\s*(?:<Suspense[^>]*>\s*)?<(\w+)[\s/]/g,
      )) {
        const path = address ?? paths[key as keyof typeof paths]
        const names = filesOf(name)
        if (typeof path === 'string' && path.startsWith('/') && names.length > 0) screens[path] = names
      }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    },
  }
}

/**
 * The router names its components for debugging and derives some from React's classes, and both count as use. Without
 * the names and with the classes marked as pure, what no screen uses stays out of the download.
 */
function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
        map: null,
      }),
    },
  }
}

export default defineConfig({
  root: here('./frontend'),
  plugins: [react(), tailwindcss(), dropUnusedRouter(), nameScreens()],
  resolve: {
    // The package's own entry is its development build, also in production.
    alias: [
      { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
      { find: /^zod$/, replacement: here('./frontend/no-schemas.ts') },
    ],
  },
  // One React and one router, also while drawing ahead.
  ssr: { noExternal: true },
  build: {
    outDir: here('./dist'),
    sourcemap: false,
    // Tailwind writes one sheet for all screens anyway.
    cssCodeSplit: false,
    // Fonts and covers stay files: inlined they would block the stylesheet.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen and the front door need, and what many screens share: a few files compress better and arrive
        // sooner than three dozen, of which a browser fetches six at a time.
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\/|rolldown.runtime/,
            },
            {
              name: 'front',
              test: /(frontend\/api|keymail-specimen|frontend\/ui\/(Banner|Barcode|Button|Cover|EditionMeter|FailedState|Money|PageHead|Section|Skeleton|Slot|Spinner|TicketStub|Toast|cx)|sharing\/cover-art)\./,
            },
            {
              name: 'parts',
              test: /frontend\/(no-schemas|first-invalid|session-keys|typed-dollars)\.|platform\/contract\.|frontend\/ui\/(Badge|Checkbox|CodeInput|EmptyState|Field|TextArea|TextInput)\.|lucide-react.*(createLucideIcon|Icon|context|defaultAttributes|utils|arrow-left|arrow-right|check|chevron-down|search|x)\./,
            },
          ],
        },
      },
    },
  },
})
