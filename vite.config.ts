import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The two faces every screen starts with; the ticket's monospace comes with the first ticket.
const FIRST_FONTS = /(big-shoulders|hanken-grotesk)-latin-wght-normal-[^/]+\.woff2$/

/** Hashed font names are known only after the build, so the preloads are written then. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  }
}

export default defineConfig({
  root: here('./frontend'),
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: {
    // The package's own entry is its development build, also in production.
    alias: [
      { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    outDir: here('./dist'),
    sourcemap: false,
    // Fonts and covers stay files: inlined they would block the stylesheet.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen and the front door need: two files compress better than a dozen.
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\//,
            },
            {
              name: 'front',
              test: /(frontend\/ui\/(Banner|Barcode|Button|Cover|EditionMeter|Money|PageHead|Section|Slot|Spinner|TicketStub|cx)|sharing\/cover-art)\./,
            },
          ],
        },
      },
    },
  },
})
