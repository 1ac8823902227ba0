import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The messages of PostgreSQL's protocol that matter here, by their first byte. */
const [QUERY, COMMAND_COMPLETE, PARSE, BIND, READY] = ['Q', 'C', 'P', 'B', 'Z'].map((type) => type.charCodeAt(0))

/** What a proxy passes on of one connection's messages, changed or not; undefined: nothing. */
type Filters = Record<'toServer' | 'toClient', (message: Buffer) => Buffer | undefined>

/**
 * Stands before PostgreSQL and answers one COMMIT in `every` with a serialization failure (40001), as a distributed
 * database does: the transaction is rolled back.
 */
export async function startConflictingProxy(databaseUrl: string, every: number) {
  const counted = { commits: 0, refused: 0 }
  const proxy = await startProxy(databaseUrl, () => {
    let isRefusing = false
    return {
      toServer: (message) => {
        if (message[0] !== QUERY || !/^COMMIT;?\0$/i.test(message.subarray(5).toString())) return message
        isRefusing = ++counted.commits % every === 0
        return isRefusing ? buildMessage('Q', 'ROLLBACK\0') : message
      },
      toClient: (message) => {
        if (!isRefusing || message[0] !== COMMAND_COMPLETE) return message
        isRefusing = false
        counted.refused++
        return buildMessage('E', 'SERROR\0C40001\0Mcould not serialize access due to concurrent update\0\0')
      },
    }
  })
  return { ...proxy, counted }
}

/**
 * Stands before PostgreSQL and loses answers: after `loseAnswersTo`, the next prepared statement whose text matches is
 * executed and committed, then its connection breaks; so is the one that matches the next text after it.
 */
export async function startLosingProxy(databaseUrl: string) {
  let wanted: RegExp[] = []
  const counted = { lost: 0 }
  const proxy = await startProxy(databaseUrl, (disconnect) => {
    const texts = new Map<string, string>()
    let isLosing = false
    return {
      toServer: (message) => {
        const [first = '', second = ''] = message.subarray(5).toString('latin1').split('\0', 2)
        if (message[0] === PARSE) texts.set(first, second)
        if (message[0] === BIND && wanted[0]?.test(texts.get(second) ?? '')) {
          wanted.shift()
          isLosing = true
        }
        return message
      },
      toClient: (message) => {
        if (!isLosing) return message
        // Ready for the next statement, so that this one is committed.
        if (message[0] === READY) {
          counted.lost++
          disconnect()
        }
        return undefined
      },
    }
  })
  return { ...proxy, counted, loseAnswersTo: (...texts: RegExp[]) => void (wanted = texts) }
}

async function startProxy(databaseUrl: string, createFilters: (disconnect: () => void) => Filters) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const { toServer, toClient } = createFilters(() => client.destroy())
    forward(client, database, { hasStartup: true }, toServer)
    forward(database, client, { hasStartup: false }, toClient)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Passes on whole messages; the first one of a client, its startup, has no type. */
function forward(
  from: Socket,
  to: Socket,
  { hasStartup }: { hasStartup: boolean },
  change: (message: Buffer) => Buffer | undefined,
): void {
  let rest = Buffer.alloc(0)
  let isStartup = hasStartup
  from.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      const passed = isStartup ? message : change(message)
      if (passed) to.write(passed)
      isStartup = false
    }
  })
}

function buildMessage(type: string, body: string): Buffer {
  const message = Buffer.alloc(5 + Buffer.byteLength(body))
  message.write(type)
  message.writeInt32BE(4 + Buffer.byteLength(body), 1)
  message.write(body, 5)
  return message
}
