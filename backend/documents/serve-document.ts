import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { commonErrors } from '#contract/platform'
import { storage } from '#module/storage'
import { inTransaction, sql } from '#platform/database'
import { isEtagMatch } from '#platform/etag'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { HttpResponse } from '#platform/route'
import { type DocumentKind, hashDocument } from './document-kind.ts'
import { renderDocument } from './render-document.ts'
import { renderDocumentJob, renderLargeDocumentJob } from './jobs.ts'

/** A rendered document in storage. */
type RenderedDocument = { key: string; bytes: number; etag: string }

const DEFAULT_RETENTION_DAYS = 90

const ensureDocumentSql = `
  INSERT INTO documents AS d (kind, content_hash, ref, kept_until)
  VALUES ($1, $2, $3, now() + make_interval(days => $4))
  ON CONFLICT (content_hash) DO UPDATE SET kept_until = EXCLUDED.kept_until
  RETURNING d.id, (SELECT json_build_object('key', f.key, 'bytes', f.bytes) FROM files f WHERE f.key = d.file_key) AS file`

/**
 * Returns the row for the document's current content, with its file if it is rendered. Otherwise enqueues the
 * rendering, once for any number of concurrent requests. Throws 404 if the document does not exist.
 */
async function ensureDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<{ id: string; printed: RenderedDocument | undefined }> {
  const content = await kind.getContent(ref)
  if (content === undefined) throw new ApiError(commonErrors.unknown)
  const hash = hashDocument(kind, ref, content)
  return inTransaction(async (trx) => {
    const [row] = await sql<{ id: string; file: { key: string; bytes: number } | null }>(trx, ensureDocumentSql, [
      kind.name,
      hash,
      JSON.stringify(ref),
      kind.retentionDays ?? DEFAULT_RETENTION_DAYS,
    ])
    if (!row) throw new Error('the document row was not written')
    if (row.file) return { id: row.id, printed: { ...row.file, etag: `"${hash.toString('base64url')}"` } }
    // Also for an existing row: its job may have died.
    const job = kind.large ? renderLargeDocumentJob : renderDocumentJob
    await enqueue(trx, job, { documentId: row.id }, { singletonSeconds: 60, singletonKey: row.id })
    return { id: row.id, printed: undefined }
  })
}

/** For jobs: returns the document's bytes and renders it in place if necessary. Throws 404 if it does not exist. */
export async function readDocumentBytes<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<Buffer> {
  for (let tries = 0; tries < 3; tries++) {
    const { id, printed } = await ensureDocument(kind, ref)
    if (printed) return storage.read(printed.key, 0, printed.bytes - 1)
    // If the content changed in between, the next iteration requests the new version.
    await renderDocument({ documentId: id }, [kind])
  }
  throw new Error(`${kind.name} kept changing while it was rendered`)
}

type ServeDocumentOptions = {
  /** File name for saving, without '.pdf'. Any text. */
  fileName: string
  /** Milliseconds to wait for the worker before responding 202. Default 3,000. */
  waitMs?: number
  ifNoneMatch?: string
  head?: boolean
  /** 'attachment' (default) saves the file, 'inline' opens it. */
  disposition?: 'attachment' | 'inline'
  /** Only for documents that anyone may see. */
  isPublic?: boolean
}

/**
 * Responds with 200 and the PDF, or, if it is not rendered within `waitMs`, with 202 `{ status: "PRINTING" }` and
 * Retry-After; the client polls (`saveDocument` in the frontend does). Does not check permissions: the route does that
 * before.
 */
export async function serveDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  options: ServeDocumentOptions,
): Promise<HttpResponse> {
  const printed = await pollDocument(kind, ref, options.waitMs ?? 3_000)
  if (!printed) return new HttpResponse(202, { status: 'PRINTING' }, { 'retry-after': '1', 'cache-control': 'no-store' })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `${options.disposition ?? 'attachment'}; filename*=UTF-8''${encodeFileName(options.fileName)}.pdf`,
    'cache-control': options.isPublic ? 'public, no-cache' : 'private, no-cache',
    etag: printed.etag,
  }
  if (isEtagMatch(options.ifNoneMatch ?? '', printed.etag)) return new HttpResponse(304, undefined, headers)
  const sized = { ...headers, 'content-length': String(printed.bytes) }
  if (options.head) return new HttpResponse(200, undefined, sized)
  return new HttpResponse(200, await storage.stream(printed.key, 0, printed.bytes - 1), sized)
}

async function pollDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  patience: number,
): Promise<RenderedDocument | undefined> {
  const end = Date.now() + patience
  for (let step = 40; ; step = Math.min(400, step * 1.5)) {
    const { printed } = await ensureDocument(kind, ref)
    if (printed || Date.now() + step > end) return printed
    await pause(step)
  }
}

/** Encodes a file name as in RFC 8187, without characters that a file system would treat as part of a path. */
function encodeFileName(text: string): string {
  const name =
    text
      .slice(0, 80)
      .toWellFormed()
      .replaceAll(/[\p{C}/\\:]/gu, '')
      .trim() || 'document'
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
