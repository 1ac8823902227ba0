import { join, resolve } from 'node:path'
import { createServer } from 'vite'

/** Vite's development server on PORT; API and other non-page requests are proxied to the web process on WEB_PORT. */
const { PORT = '3000', WEB_PORT = '3003', HOST = '127.0.0.1' } = process.env
const target = `http://127.0.0.1:${WEB_PORT}`

const server = await createServer({
  configFile: join(resolve(import.meta.dirname, '../../..'), 'vite.config.ts'),
  configLoader: 'native',
  server: {
    port: Number(PORT),
    host: HOST,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/openapi.json', '/log', '/paypal', '/healthz', '/readyz', '/metrics'].map((path) => [
        path,
        // Vite serves the sources of frontend/api under the same prefix as the calls.
        { target, bypass: ({ url }) => (/\.tsx?(\?|$)/.test(url ?? '') ? url : undefined) },
      ]),
    ),
  },
})
async function stop() {
  await server.close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())
await server.listen()
process.stdout.write('{}\n')
