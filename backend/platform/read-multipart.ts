import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { koaBody } from 'koa-body'
import type { Context } from 'koa'
import { config } from '#platform/config'
import { commonRefusals } from '#contract/platform'
import { Refusal, malformed } from '#platform/refusal'

/** A received file, still in the request's own temporary folder. `name` is what the client called it: never a path. */
export type ReceivedFile = { path: string; name: string; bytes: number; type: string }

export type Multipart = { fields: Record<string, unknown>; files: Record<string, ReceivedFile> }

const FIELDS_MAX_BYTES = 100 * 1024
/** A client that sends less than this, on average over a window, is holding a connection, not uploading. */
const SLOWEST_BYTES_PER_SECOND = 512
const PACE_WINDOW_SECONDS = 30

const incoming = join(config.DATA_DIR, 'incoming')

/** Files of requests that a killed process left behind. Run at start, before the port opens. */
export async function sweepIncoming(): Promise<void> {
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true })
}

/**
 * Receives a multipart body into a folder of its own and hands it to `handle`; the folder is gone afterwards, whatever
 * happened. 413 past a file's limit, 408 when the client stalls, 400 for a body that breaks off or makes no sense.
 */
export async function withMultipart<T>(
  ctx: Context,
  limits: Record<string, { maxBytes: number }>,
  handle: (received: Multipart) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) {
    throw new Refusal(commonRefusals['wrong-type'], { message: 'This call takes multipart/form-data.' })
  }
  const totalBytes = Object.values(limits).reduce((sum, limit) => sum + limit.maxBytes, 0)
  const announced = Number(ctx.get('content-length') || 0)
  if (announced > totalBytes + FIELDS_MAX_BYTES + 64 * 1024) {
    throw new Refusal(commonRefusals['too-large'])
  }
  await mkdir(incoming, { recursive: true })
  const folder = await mkdtemp(join(incoming, 'r-'))
  try {
    return await handle(await receive(ctx, folder, limits, totalBytes))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
  }
}

async function receive(
  ctx: Context,
  folder: string,
  limits: Record<string, { maxBytes: number }>,
  totalBytes: number,
): Promise<Multipart> {
  const parse = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      // One byte more than allowed, so that "exactly the limit" is ours to judge below.
      maxFileSize: Math.max(...Object.values(limits).map((limit) => limit.maxBytes)) + 1,
      maxTotalFileSize: totalBytes + 1,
      maxFiles: Object.keys(limits).length,
      maxFields: 40,
      maxFieldsSize: FIELDS_MAX_BYTES,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart: (part, accept) => {
        // An object cannot hold this name: it counts as none, which is refused below.
        if (part.name === '__proto__') part.name = ''
        // A part with a file name is a file and every other one a field, whether its sender told a type or not.
        if (!part.originalFilename) part.mimetype = null
        else part.mimetype ||= 'application/octet-stream'
        accept(part)
      },
    },
  })
  const pace = watchPace(ctx)
  try {
    await Promise.race([parse(ctx, () => Promise.resolve()), pace.stalled])
  } catch (error) {
    throw refusalOf(error)
  } finally {
    pace.stop()
  }
  return checked(ctx, limits)
}

function checked(ctx: Context, limits: Record<string, { maxBytes: number }>): Multipart {
  const fields = (ctx.request.body ?? {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw malformed('A field has no name.')
    if (typeof value !== 'string') throw malformed(`${name} was sent twice.`)
    // An empty one is a form's file field in which nothing was chosen.
    if (value && Object.hasOwn(limits, name)) throw malformed(`${name} has to be sent as a file.`)
    if (value.includes('\0')) throw malformed(`${name} contains something that no field may contain.`)
  }
  const files: Record<string, ReceivedFile> = {}
  for (const [name, file] of Object.entries(ctx.request.files ?? {})) {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined
    if (!limit) throw malformed(`This call takes no file named ${JSON.stringify(name)}.`)
    if (!file || Array.isArray(file)) throw malformed(`${name} was sent twice.`)
    if (file.size > limit.maxBytes) throw new Refusal(commonRefusals['too-large'])
    files[name] = {
      path: file.filepath,
      name: file.originalFilename ?? '',
      bytes: file.size,
      type: file.mimetype ?? '',
    }
  }
  return { fields, files }
}

function watchPace(ctx: Context): { stalled: Promise<never>; stop: () => void } {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  // The race may be over before anybody listens.
  stalled.catch(() => undefined)
  let seen = ctx.req.socket.bytesRead
  const timer = setInterval(() => {
    const now = ctx.req.socket.bytesRead
    if (now - seen < SLOWEST_BYTES_PER_SECOND * PACE_WINDOW_SECONDS) {
      reject(new Refusal(commonRefusals['too-slow']))
    }
    seen = now
  }, PACE_WINDOW_SECONDS * 1000)
  return { stalled, stop: () => clearInterval(timer) }
}

/** The parser's own failures carry `httpCode` when it knows one; all the rest is a body that makes no sense. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const { httpCode, code, message = '' } = error as { httpCode?: number; code?: unknown; message?: string }
  if (httpCode === 413) return new Refusal(commonRefusals['too-large'])
  if (typeof code === 'string' && /^(ENOSPC|EMFILE|EACCES|EROFS)$/.test(code)) return error
  return malformed(/abort/i.test(message) ? 'The upload broke off.' : 'The form could not be read.')
}
