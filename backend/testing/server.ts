import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { registerProducts } from '#fulfilment'
import { ensureStaffPasswords } from '#module/admin'
import { config } from '#platform/config'
import { handleClientErrors } from '#platform/answer-unreadable'
import { db } from '#platform/database'
import { closeEventStreams } from '#platform/event-stream'
import { startQueue, stopQueue } from '#platform/jobs'
import { stopPubSub } from '#platform/live'
import { createApp } from '../app.ts'

let server: Server | undefined
let origin = ''

/** Starts the application on a free port for the tests of a file. */
export function startTestServer(): void {
  beforeAll(async () => {
    registerProducts()
    await startQueue()
    await ensureStaffPasswords()
    const app = await createApp()
    app.silent = true
    const started = createServer(app.callback())
    // As in main.ts: keeps connections open while a test computes.
    started.keepAliveTimeout = 30_000
    handleClientErrors(started)
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    server = started
    origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    closeEventStreams()
    server?.closeAllConnections()
    await new Promise<void>((resolve) => {
      server?.close(() => resolve())
    })
    await stopPubSub()
    await stopQueue()
    await db.destroy()
  })
}

export function getServerOrigin(): string {
  return origin
}

/** Points the browsers of this file at an application that runs elsewhere, instead of `startTestServer()`. */
export function updateServerOrigin(address: string): void {
  origin = address
}

export type TestResponse = {
  status: number
  headers: Headers
  /** The parsed JSON, or `{ text }` if it is not JSON. */
  body: Record<string, unknown>
}

/** Gives each Browser its own network address, as behind a proxy. Otherwise all share the address of the machine. */
export function startTrustingProxy(): void {
  beforeAll(() => {
    config.TRUST_PROXY = true
  })
  afterAll(() => {
    config.TRUST_PROXY = false
  })
}

let addresses = 0
export function createClientAddress(): string {
  addresses++
  return `198.18.${Math.floor(addresses / 256) % 256}.${addresses % 256}`
}

/** An HTTP client with a session cookie, like one browser. */
export class Browser {
  cookie = ''
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = { 'x-forwarded-for': createClientAddress(), ...headers }
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestResponse> {
    const answer = await this.fetch(method, path, body, headers)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: parseBody(text) }
  }

  /** Returns the raw response, for binary content. */
  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? ''
    return answer
  }

  get(path: string, headers?: Record<string, string>): Promise<TestResponse> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: unknown = {}): Promise<TestResponse> {
    return this.send('POST', path, body)
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}
