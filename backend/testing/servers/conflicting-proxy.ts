import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The messages of PostgreSQL's protocol that matter here, by their first byte. */
const [QUERY, COMMAND_COMPLETE] = ['Q', 'C'].map((type) => type.charCodeAt(0))

/**
 * Stands before PostgreSQL and answers one COMMIT in `every` with a serialization failure (40001), as a distributed
 * database does: the transaction is rolled back.
 */
export async function startConflictingProxy(databaseUrl: string, every: number) {
  const target = new URL(databaseUrl)
  const counted = { commits: 0, refused: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isRefusing = false
    forward(client, database, { hasStartup: true }, (message) => {
      if (message[0] !== QUERY || !/^COMMIT;?\0$/i.test(message.subarray(5).toString())) return message
      isRefusing = ++counted.commits % every === 0
      return isRefusing ? buildMessage('Q', 'ROLLBACK\0') : message
    })
    forward(database, client, { hasStartup: false }, (message) => {
      if (!isRefusing || message[0] !== COMMAND_COMPLETE) return message
      isRefusing = false
      counted.refused++
      return buildMessage('E', 'SERROR\0C40001\0Mcould not serialize access due to concurrent update\0\0')
    })
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
    counted,
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
  change: (message: Buffer) => Buffer,
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
      to.write(isStartup ? message : change(message))
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
