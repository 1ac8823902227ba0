import { once } from 'node:events'
import { createServer } from 'node:net'

/** A TCP port that nobody listens on at the moment; the system chooses. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port given by the system')
  return address.port
}

/** Whether this process could listen on the port now. */
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

/** The first of the wished ports that is free, else any. */
export async function firstFreePort(wishes: number[], host = '127.0.0.1'): Promise<number> {
  for (const port of wishes) {
    if (port < 65_536 && (await isPortFree(port, host))) return port
  }
  return freePort(host)
}
