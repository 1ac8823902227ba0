import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { wireFulfilments } from '#fulfilment'
import { ensureStaffPasswords } from '#module/admin'
import { config } from '#platform/config'
import { answerUnreadable } from '#platform/answer-unreadable'
import { db } from '#platform/database'
import { endStreams } from '#platform/event-stream'
import { startJobs, stopJobs } from '#platform/jobs'
import { stopListening } from '#platform/live'
import { createApp } from '../app.ts'

let server: Server | undefined
let origin = ''

/** Starts the application on a free port around the tests of a file. */
export function withServer(): void {
  beforeAll(async () => {
    wireFulfilments()
    await startJobs()
    await ensureStaffPasswords()
    const app = await createApp()
    app.silent = true
    const started = createServer(app.callback())
    // As in main.ts: a test that computes for a while does not find its connection closed.
    started.keepAliveTimeout = 30_000
    answerUnreadable(started)
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    server = started
    origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    endStreams()
    server?.closeAllConnections()
    await new Promise<void>((resolve) => {
      server?.close(() => resolve())
    })
    await stopListening()
    await stopJobs()
    await db.destroy()
  })
}

export function serverOrigin(): string {
  return origin
}

/** Browsers of this file talk to an application that runs elsewhere, instead of `withServer()`. */
export function browseAt(address: string): void {
  origin = address
}

export type Answer = {
  status: number
  headers: Headers
  /** The parsed JSON, or the text. */
  body: Record<string, unknown>
}

/**
 * From now on each Browser has a network address of its own, as behind a proxy. Without it all have that of the machine.
 */
export function everybodyAtHome(): void {
  beforeAll(() => {
    config.TRUST_PROXY = true
  })
  afterAll(() => {
    config.TRUST_PROXY = false
  })
}

let addresses = 0
export function anAddress(): string {
  addresses++
  return `198.18.${Math.floor(addresses / 256) % 256}.${addresses % 256}`
}

/** A client with a cookie jar, like one browser. */
export class Browser {
  cookie = ''
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = { 'x-forwarded-for': anAddress(), ...headers }
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.fetch(method, path, body, headers)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: parse(text) }
  }

  /** The answer as it came, for what is no text. */
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

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.send('POST', path, body)
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}
