import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and reports it to the parent. Exits with the parent. */
export function startAsChild(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
  process.once('disconnect', () => process.exit())
}
