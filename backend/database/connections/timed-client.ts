import { connect } from 'node:net'
import pg from 'pg'
import { config } from '#runtime/config'
import { listDatabaseUrls } from '#runtime/database-urls'
import { startSpan } from '#runtime/tracing'
import { getRequestContext, type RequestClient, type RequestContext } from '#runtime/request-context'

/** How long one statement may run, in seconds, by who asked for it. */
const STATEMENT_SECONDS = { public: 2, 'signed-in': 5, staff: 15, job: 120 }
/** Outside of requests and jobs: start-up and timers. */
const OTHER_SECONDS = 15
/** A change waits for locks, and `lock_timeout` is to say so first. */
const CHANGE_MIN_SECONDS = 5
/** After this long without an answer to a cancellation, the server itself hangs. */
const ANSWER_SECONDS = 1
/** PgBouncer keeps a cancellation for ten seconds until one of its connections is free. */
const CANCEL_SECONDS = 15
const SWEEP_MS = 200
/** The protocol's code of a CancelRequest. */
const CANCEL_REQUEST = 80_877_102

type Running = { client: TimedClient; context: RequestContext | undefined; until: number; cancelled: boolean }

const hasSeveralHosts = listDatabaseUrls(config.DATABASE_URL ?? '').length > 1

const running = new Set<Running>()
let sweeper: NodeJS.Timeout | undefined

/**
 * A connection whose statements have a deadline: first the server is asked to cancel, which fails the statement with
 * 57014; if it does not answer, the connection is destroyed. Costs no round trip. Transactions and migrations included.
 */
export class TimedClient extends pg.Client {
  declare readonly processID: number
  declare readonly secretKey: number
  /** Tells knex's pool to discard the connection. */
  declare __knex__disposed?: unknown

  override query(...call: never[]): never {
    const context = getRequestContext()
    const entry = { client: this, context, until: Date.now() + getSeconds(context) * 1000, cancelled: false }
    running.add(entry)
    const waiting = context?.client
    if (waiting?.onFirstStatement) {
      waiting.onFirstStatement()
      waiting.onFirstStatement = undefined
    }
    sweeper ??= setInterval(sweep, SWEEP_MS).unref()
    const endSpan = startStatementSpan(call[0])
    const done = (error?: unknown) => {
      running.delete(entry)
      // Another host takes writes now: this connection is of no use, and the pool looks for the other one.
      if (hasSeveralHosts && (error as { code?: unknown } | undefined)?.code === '25006') this.emit('error', error)
      endSpan?.(error ? { error } : {})
    }
    const callback = call.findIndex((argument) => typeof argument === 'function')
    if (callback >= 0) {
      const answer = call[callback] as unknown as (...result: unknown[]) => void
      call[callback] = ((...result: unknown[]) => {
        done(result[0])
        answer(...result)
      }) as never
      return super.query(...(call as unknown as [string])) as never
    }
    const result = super.query(...(call as unknown as [string])) as Promise<unknown>
    result.then(() => done(), done)
    return result as never
  }
}

/** The text has places for its values; the values are data of people. */
function startStatementSpan(statement: unknown) {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  if (typeof text !== 'string') return undefined
  return startSpan('sql', text.trimStart().slice(0, 6).toUpperCase().trimEnd(), {
    'db.system.name': 'postgresql',
    'db.query.text': text,
  })
}

/** Cancels the statements of a request whose client has left, on the primary and on the replica. */
export function cancelStatements(waiting: RequestClient): void {
  for (const entry of running) if (entry.context?.client === waiting) cancel(entry)
}

function getSeconds(context: RequestContext | undefined): number {
  const { caller, changes } = context ?? {}
  const seconds = caller ? STATEMENT_SECONDS[caller] : OTHER_SECONDS
  return (changes ? Math.max(seconds, CHANGE_MIN_SECONDS) : seconds) * config.DATABASE_PATIENCE
}

function sweep(): void {
  const now = Date.now()
  for (const entry of running) {
    if (now > entry.until + ANSWER_SECONDS * 1000 * config.DATABASE_PATIENCE) destroy(entry)
    else if (now > entry.until) cancel(entry)
  }
  if (running.size > 0) return
  clearInterval(sweeper)
  sweeper = undefined
}

function destroy({ client }: Running): void {
  // The statement then fails like any other on a lost connection.
  getSocket(client).destroy()
}

/** Over a connection of its own, as PostgreSQL's protocol has it. */
function cancel(entry: Running): void {
  if (entry.cancelled) return
  entry.cancelled = true
  const { client } = entry
  // The request may arrive when the next statement runs: nobody else gets this connection.
  client.__knex__disposed = new Error('a statement was cancelled')
  const request = Buffer.alloc(16)
  request.writeInt32BE(16, 0)
  request.writeInt32BE(CANCEL_REQUEST, 4)
  request.writeInt32BE(client.processID, 8)
  request.writeInt32BE(client.secretKey, 12)
  const { host, port } = client
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(CANCEL_SECONDS * 1000, () => socket.destroy())
  // What cannot be cancelled is destroyed soon.
  socket.on('error', () => undefined)
  // The server closes it. PgBouncer 1.18 exits if the client does so first (its issue 801).
  socket.on('connect', () => socket.write(request))
  socket.resume().unref()
}

const getSocket = (client: TimedClient) => (client as unknown as { connection: pg.Connection }).connection.stream
