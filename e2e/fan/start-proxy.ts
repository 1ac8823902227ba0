import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts an HTTP proxy for `browser.newContext`. While it is stopped, no server is reached, which the browser learns as it
 * does of a product that has stopped: the connection is refused.
 */
export async function startProxy() {
  const proxy = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked
    const forwarded = request(url, { ...(method ? { method } : {}), headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  const start = async (port = 0): Promise<number> => {
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
    return (proxy.address() as AddressInfo).port
  }
  const port = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start: () => start(port),
    stop: async () => {
      const closed = new Promise<void>((resolve) => proxy.close(() => resolve()))
      // Streams would keep it open.
      proxy.closeAllConnections()
      await closed
    },
  }
}
