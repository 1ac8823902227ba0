import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** Stands between the product and a service. Closed, it cuts every connection, as if the service were away. */
export type Gate = { port: number; open: () => void; close: () => void; stop: () => void }

export async function startGate(targetPort: number): Promise<Gate> {
  let isOpen = true
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    if (!isOpen) return socket.destroy()
    const target = connect(targetPort, '127.0.0.1')
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    open: () => (isOpen = true),
    close,
    stop() {
      close()
      server.close()
    },
  }
}
