import { once } from 'node:events'
import { createServer } from 'node:net'
import { CliError } from '#local/cli/output/cli-error'

/**
 * Ports above 1023 that browsers and Node's fetch refuse to open, since other protocols use them.
 * Source: https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

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

/** The first free port of `wishes` that can be opened, or any other. */
export async function getFirstFreePort(wishes: number[], host = '127.0.0.1'): Promise<number> {
  for (const port of wishes) {
    if (port < 65_536 && !BLOCKED_PORTS.has(port) && (await isPortFree(port, host))) return port
  }
  return getFreePort(host)
}

/** @throws CliError with the reason if the port is unavailable. */
export async function assertPortAvailable(port: number, host: string): Promise<void> {
  if (BLOCKED_PORTS.has(port)) {
    throw new CliError(`Browsers refuse to open port ${port}: choose another, as in PORT=${port + 10} npm start.`)
  }
  const server = createServer()
  const code = await new Promise<string | undefined>((settle) => {
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => settle(undefined)))
  })
  if (code === undefined) return
  if (code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=${port + 10} npm start.`,
    )
  }
  if (code === 'EACCES')
    throw new CliError(`Port ${port} needs more rights than you have: choose one above 1023 with PORT.`)
  throw new CliError(`Cannot listen on ${host}:${port} here (${code}): set HOST and PORT to others.`)
}
