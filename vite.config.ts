import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paths } from './frontend/lib/paths.ts'

const toRootPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Writes route-manifest.json, which maps each path to the files of its page, so that the server can preload them and the
 * browser fetches them in parallel with the entry. Parsed from the source of the routes.
 */
function routeManifest(): Plugin {
  return {
    name: 'route-manifest',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const routes = readFileSync(toRootPath('./frontend/app/AppRoutes.tsx'), 'utf8')
      const files = new Map(
        [...routes.matchAll(/const (\w+) = lazy\(\(\) =>\s*import\('#frontend\/([^']+)'\)/g)].map(([, name, file]) => [
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
      // Only the browser knows whether the start page shows the intro or the home page: preload both.
      const screens: Record<string, string[]> = {
        [paths.start.path]: [...filesOf('IntroPage'), ...filesOf('HomePage')],
      }
      for (const [, key, address, name] of routes.matchAll(
        /path=(?:\{paths\.(\w+)\.path\}|"([^"]+)")\s+element=\{\s*(?:<Suspense[^>]*>\s*)?<(\w+)[\s/]/g,
      )) {
        const path = address ?? paths[key as keyof typeof paths].path
        const names = filesOf(name)
        if (typeof path === 'string' && path.startsWith('/') && names.length > 0) screens[path] = names
      }
      this.emitFile({ type: 'asset', fileName: 'route-manifest.json', source: JSON.stringify(screens) })
    },
  }
}

/**
 * Makes react-router tree-shakeable: its displayName assignments and class components count as side effects. Removes
 * the former and marks the latter as pure, so that unused parts are left out of the bundle.
 */
function routerTreeShaking(): Plugin {
  return {
    name: 'router-tree-shaking',
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
  root: toRootPath('./frontend'),
  plugins: [react(), tailwindcss(), routerTreeShaking(), routeManifest()],
  resolve: {
    // The package's main entry is its development build, in production too.
    alias: [
      { find: /^react-router$/, replacement: toRootPath('./node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: toRootPath('./node_modules/react-router/dist/production/dom-export.mjs'),
      },
      { find: /^zod$/, replacement: toRootPath('./frontend/lib/zod-stub.ts') },
    ],
  },
  // Exactly one copy of React and the router, also while prerendering.
  ssr: { noExternal: true },
  build: {
    outDir: toRootPath('./dist'),
    sourcemap: false,
    // Tailwind generates a single style sheet for all pages anyway.
    cssCodeSplit: false,
    // Fonts and covers stay files: inlined, they would enlarge the render-blocking style sheet.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Groups what every page, the home page and many pages share: a few larger files compress better and arrive
        // sooner than three dozen small ones, of which a browser fetches six at a time.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\/|rolldown.runtime/,
            },
            {
              name: 'shell',
              test: /(frontend\/api|keymail-specimen|frontend\/ui\/.*\/(Banner|Barcode|Button|Cover|EditionMeter|ErrorState|Money|PageHeader|Section|Skeleton|Slot|Spinner|TicketStub|Toast)|frontend\/ui\/cx|sharing\/cover-art)\./,
            },
            {
              name: 'forms',
              test: /frontend\/lib\/(zod-stub|session-storage|parse-dollars)\.|focus-first-error\.|backend\/http\/contract\.|frontend\/ui\/.*\/(Badge|Checkbox|CodeInput|EmptyState|Field|TextArea|TextInput)\.|lucide-react.*(createLucideIcon|Icon|context|defaultAttributes|utils|arrow-left|arrow-right|check|chevron-down|search|x)\./,
            },
          ],
        },
      },
    },
  },
})
