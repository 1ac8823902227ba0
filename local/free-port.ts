import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free TCP port, chosen by the system. */
export async function getFreePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system assigned no port')
  return address.port
}

/** Whether this process can listen on the port at the moment. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** The first free port of `wishes`, or any other. */
export async function getFirstFreePort(wishes: number[], host = '127.0.0.1'): Promise<number> {
  for (const port of wishes) {
    if (port < 65_536 && (await isPortFree(port, host))) return port
  }
  return getFreePort(host)
}
