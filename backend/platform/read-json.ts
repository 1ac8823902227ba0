import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { commonRefusals } from '#contract/platform'
import { Refusal, malformed } from '#platform/refusal'

export const JSON_MAX_BYTES = 100 * 1024
const MAX_DEPTH = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The body as it was sent, at most `maxBytes`. Refuses longer ones with 413. */
export function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else reject(new Refusal(commonRefusals['too-large']))
    })
    req.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    req.on('error', () => reject(malformed('The request broke off.')))
    req.on('aborted', () => reject(malformed('The request broke off.')))
  })
}

/**
 * Reads a JSON body of at most 100 kB. Our own reader, since the stock one costs a third of a hot call's speed;
 * it also refuses what no honest client sends: another type, bad UTF-8, NUL, half a surrogate pair, `__proto__`, deep
 * nesting.
 */
export async function readJson(ctx: Context): Promise<unknown> {
  const type = ctx.get('content-type')
  const bytes = await readBytes(ctx.req, JSON_MAX_BYTES)
  if (bytes.length === 0) return undefined
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new Refusal(commonRefusals['wrong-type'], { message: 'This call takes application/json.' })
  }
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  refuseStrange(value, MAX_DEPTH)
  return value
}

function refuseStrange(value: unknown, depthLeft: number): void {
  if (typeof value === 'string') {
    // PostgreSQL takes neither: NUL nowhere, half a pair not in JSON.
    if (value.includes('\0') || !value.isWellFormed())
      throw malformed('The body contains something that no field may contain.')
  } else if (typeof value === 'object' && value !== null) {
    if (depthLeft === 0) throw malformed('The body is nested too deeply.')
    for (const [name, inner] of Object.entries(value)) {
      if (name === '__proto__') throw malformed('The body contains something that no field may contain.')
      refuseStrange(name, depthLeft)
      refuseStrange(inner, depthLeft - 1)
    }
  }
}
