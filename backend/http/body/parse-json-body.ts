import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { commonErrors } from '#contract/http'
import { ApiError, buildMalformedError } from '#http/api-error'
import { startStallDetection } from './start-stall-detection.ts'

export const MAX_JSON_BYTES = 100 * 1024
const MAX_DEPTH = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bodies that an early answer has read. */
const arrived = new WeakMap<IncomingMessage, Buffer>()

/**
 * Reads a body that has arrived with its headers, after the turn in which those came; undefined if it has not. The call
 * that answers the request finds it as well.
 */
export function getArrivedBody(req: IncomingMessage): Buffer | undefined {
  if (!req.complete) return undefined
  const bytes = (req.read() as Buffer | null) ?? Buffer.alloc(0)
  arrived.set(req, bytes)
  return bytes
}

/** Reads the raw body, at most `maxBytes`. Throws 413 above that, and 408 if it arrives too slowly. */
export async function getBodyBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const known = arrived.get(req)
  if (known) return assertSize(known, maxBytes)
  // Node calls us between the headers and the body that came with them. A turn later nearly every body is there, so that
  // neither listeners nor a timer are needed.
  if (!req.complete) await new Promise((resolve) => setImmediate(resolve))
  if (req.complete) return readArrived(req, maxBytes)
  if (req.destroyed) throw buildMalformedError('The request broke off.')
  const reading = readBytes(req, maxBytes)
  const pace = startStallDetection(req)
  return Promise.race([reading, pace.stalled]).finally(pace.stop)
}

function readArrived(req: IncomingMessage, maxBytes: number): Buffer {
  return assertSize((req.read() as Buffer | null) ?? Buffer.alloc(0), maxBytes)
}

function assertSize(bytes: Buffer, maxBytes: number): Buffer {
  if (bytes.length > maxBytes) throw new ApiError(commonErrors['too-large'])
  return bytes
}

function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else reject(new ApiError(commonErrors['too-large']))
    })
    req.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    req.on('error', () => reject(buildMalformedError('The request broke off.')))
    req.on('aborted', () => reject(buildMalformedError('The request broke off.')))
  })
}

/**
 * Reads a JSON body of at most 100 kB. A custom reader, because it rejects what no honest client sends: another content
 * type, invalid UTF-8, NUL, lone surrogates, `__proto__` and deep nesting.
 */
export async function parseJsonBody(ctx: Context): Promise<unknown> {
  const type = ctx.get('content-type')
  const bytes = await getBodyBytes(ctx.req, MAX_JSON_BYTES)
  if (bytes.length === 0) return undefined
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new ApiError(commonErrors['wrong-type'], { message: 'This call takes application/json.' })
  }
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw buildMalformedError('The body is not valid JSON.')
  }
  assertSafeJson(value, MAX_DEPTH)
  return value
}

function assertSafeJson(value: unknown, depthLeft: number): void {
  if (typeof value === 'string') {
    // PostgreSQL accepts NUL nowhere, and lone surrogates not in JSON.
    if (value.includes('\0') || !value.isWellFormed())
      throw buildMalformedError('The body contains something that no field may contain.')
  } else if (typeof value === 'object' && value !== null) {
    if (depthLeft === 0) throw buildMalformedError('The body is nested too deeply.')
    // Faster than entries; objects that JSON made have no other names than their own.
    for (const name in value) {
      if (name === '__proto__') throw buildMalformedError('The body contains something that no field may contain.')
      assertSafeJson(name, depthLeft)
      assertSafeJson((value as Record<string, unknown>)[name], depthLeft - 1)
    }
  }
}
