import { stat } from 'node:fs/promises'
import { koaBody } from 'koa-body'
import type { Context } from 'koa'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { commonErrors } from '#contract/http'
import { ApiError, buildMalformedError } from '#http/api-error'
import { startStallDetection } from './start-stall-detection.ts'

/**
 * An uploaded file in the request's temporary folder. `name` is the client's file name and must never be used as a
 * path.
 */
export type ReceivedFile = { path: string; name: string; bytes: number; type: string }

export type Multipart = { fields: Record<string, unknown>; files: Record<string, ReceivedFile> }

const MAX_FIELDS_BYTES = 100 * 1024

/**
 * Receives a multipart body into a temporary folder and passes it to `handle`; the folder is always removed afterwards.
 * Throws 413 above a file's limit, 408 when the client stalls, and 400 when the body is aborted or malformed.
 */
export async function parseMultipartBody<T>(
  ctx: Context,
  limits: Record<string, { maxBytes: number }>,
  handle: (received: Multipart) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) {
    throw new ApiError(commonErrors['wrong-type'], { message: 'This call takes multipart/form-data.' })
  }
  const totalBytes = Object.values(limits).reduce((sum, limit) => sum + limit.maxBytes, 0)
  const announced = Number(ctx.get('content-length') || 0)
  if (announced > totalBytes + MAX_FIELDS_BYTES + 64 * 1024) {
    throw new ApiError(commonErrors['too-large'])
  }
  return await runWithTemporaryFolder(async (folder) => handle(await parseMultipart(ctx, folder, limits, totalBytes)))
}

async function parseMultipart(
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
      // One byte more than allowed, so that a file of exactly the limit passes the check below.
      maxFileSize: Math.max(...Object.values(limits).map((limit) => limit.maxBytes)) + 1,
      maxTotalFileSize: totalBytes + 1,
      maxFiles: Object.keys(limits).length,
      maxFields: 40,
      maxFieldsSize: MAX_FIELDS_BYTES,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart: (part, accept) => {
        // Objects cannot hold this key; the empty name is rejected below.
        if (part.name === '__proto__') part.name = ''
        // A part with a file name is a file and any other part a field, whether or not it declares a content type.
        if (!part.originalFilename) part.mimetype = null
        else part.mimetype ||= 'application/octet-stream'
        accept(part)
      },
    },
  })
  const pace = startStallDetection(ctx.req)
  try {
    await Promise.race([parse(ctx, () => Promise.resolve()), pace.stalled])
  } catch (error) {
    throw toMultipartError(error)
  } finally {
    pace.stop()
  }
  const received = validateMultipart(ctx, limits)
  await assertWritten(Object.values(received.files))
  return received
}

/** The parser swallows errors of the disk: what it could not write is missing. */
async function assertWritten(files: ReceivedFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const { size } = await stat(path)
    if (size !== bytes) throw Object.assign(new Error('a received file is not on the disk'), { code: 'ENOSPC' })
  }
}

function validateMultipart(ctx: Context, limits: Record<string, { maxBytes: number }>): Multipart {
  const fields = (ctx.request.body ?? {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw buildMalformedError('A field has no name.')
    if (typeof value !== 'string') throw buildMalformedError(`${name} was sent twice.`)
    // An empty value is a file input without a selected file.
    if (value && Object.hasOwn(limits, name)) throw buildMalformedError(`${name} has to be sent as a file.`)
    if (value.includes('\0')) throw buildMalformedError(`${name} contains something that no field may contain.`)
  }
  const files: Record<string, ReceivedFile> = {}
  for (const [name, file] of Object.entries(ctx.request.files ?? {})) {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined
    if (!limit) throw buildMalformedError(`This call takes no file named ${JSON.stringify(name)}.`)
    if (!file || Array.isArray(file)) throw buildMalformedError(`${name} was sent twice.`)
    if (file.size > limit.maxBytes) throw new ApiError(commonErrors['too-large'])
    files[name] = {
      path: file.filepath,
      name: file.originalFilename ?? '',
      bytes: file.size,
      type: file.mimetype ?? '',
    }
  }
  return { fields, files }
}

/** The parser sets `httpCode` on the failures it knows; every other failure is a malformed body. */
function toMultipartError(error: unknown): unknown {
  if (error instanceof ApiError) return error
  const { httpCode, code, message = '' } = error as { httpCode?: number; code?: unknown; message?: string }
  if (httpCode === 413) return new ApiError(commonErrors['too-large'])
  if (typeof code === 'string' && /^(ENOSPC|EMFILE|EACCES|EROFS)$/.test(code)) return error
  return buildMalformedError(/abort/i.test(message) ? 'The upload broke off.' : 'The form could not be read.')
}
