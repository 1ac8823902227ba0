import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { commonRefusals } from '#contract/platform'
import { storage } from '#module/storage'
import { inTransaction, sql } from '#platform/database'
import { namesTag } from '#platform/etag'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { type DocumentKind, contentHash } from './document-kind.ts'
import { renderDocument } from './render-document.ts'
import { documentAsked, largeDocumentAsked } from './jobs.ts'

/** A printed document as it lies in storage. */
type PrintedDocument = { key: string; bytes: number; etag: string }

const KEEP_DAYS = 90

const wantedText = `
  INSERT INTO documents AS d (kind, content_hash, ref, kept_until)
  VALUES ($1, $2, $3, now() + make_interval(days => $4))
  ON CONFLICT (content_hash) DO UPDATE SET kept_until = EXCLUDED.kept_until
  RETURNING d.id, (SELECT json_build_object('key', f.key, 'bytes', f.bytes) FROM files f WHERE f.key = d.file_key) AS file`

/**
 * The row of what the document says now, with its printed file if there is one: asking is what has it printed, once
 * however many ask. Refuses with 404 when there is no such document.
 */
async function askForDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<{ id: string; printed: PrintedDocument | undefined }> {
  const content = await kind.read(ref)
  if (content === undefined) throw new Refusal(commonRefusals.unknown)
  const hash = contentHash(kind, ref, content)
  return inTransaction(async (trx) => {
    const [row] = await sql<{ id: string; file: { key: string; bytes: number } | null }>(trx, wantedText, [
      kind.name,
      hash,
      JSON.stringify(ref),
      kind.keepDays ?? KEEP_DAYS,
    ])
    if (!row) throw new Error('a document was not asked for')
    if (row.file) return { id: row.id, printed: { ...row.file, etag: `"${hash.toString('base64url')}"` } }
    // Also for a row that waits already: should its job have died, another comes.
    const job = kind.large ? largeDocumentAsked : documentAsked
    await enqueue(trx, job, { documentId: row.id }, { oncePer: 60, of: row.id })
    return { id: row.id, printed: undefined }
  })
}

/** For jobs: the document's bytes, printed here and now when they are not in storage yet. Refuses with 404. */
export async function readDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<Buffer> {
  for (let tries = 0; tries < 3; tries++) {
    const { id, printed } = await askForDocument(kind, ref)
    if (printed) return storage.read(printed.key, 0, printed.bytes - 1)
    // Changed in between: asked for anew.
    await renderDocument({ documentId: id }, [kind])
  }
  throw new Error(`${kind.name} changed while it was printed`)
}

type ServingOptions = {
  /** What the file is called when it is saved, without '.pdf'. Any text. */
  fileName: string
  /** Milliseconds to wait for the worker before answering 202; 3,000 unless told. */
  patience?: number
  ifNoneMatch?: string
  head?: boolean
  /** 'attachment' (saved) unless told; 'inline' opens it. */
  disposition?: 'attachment' | 'inline'
  /** Only for what anybody may see. */
  isPublic?: boolean
}

/**
 * The answer to a call for a document: 200 with the PDF, or, when it is not printed yet and does not become so within
 * `patience`, 202 `{ status: "PRINTING" }` with Retry-After. The screen asks again (`saveDocument` of
 * `frontend/save-document.ts` does). Permission is the route's business: ask before calling this.
 */
export async function serveDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  options: ServingOptions,
): Promise<Reply> {
  const printed = await waitForDocument(kind, ref, options.patience ?? 3_000)
  if (!printed) return new Reply(202, { status: 'PRINTING' }, { 'retry-after': '1', 'cache-control': 'no-store' })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `${options.disposition ?? 'attachment'}; filename*=UTF-8''${encodeFileName(options.fileName)}.pdf`,
    'cache-control': options.isPublic ? 'public, no-cache' : 'private, no-cache',
    etag: printed.etag,
  }
  if (namesTag(options.ifNoneMatch ?? '', printed.etag)) return new Reply(304, undefined, headers)
  const sized = { ...headers, 'content-length': String(printed.bytes) }
  if (options.head) return new Reply(200, undefined, sized)
  return new Reply(200, await storage.stream(printed.key, 0, printed.bytes - 1), sized)
}

async function waitForDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  patience: number,
): Promise<PrintedDocument | undefined> {
  const end = Date.now() + patience
  for (let step = 40; ; step = Math.min(400, step * 1.5)) {
    const { printed } = await askForDocument(kind, ref)
    if (printed || Date.now() + step > end) return printed
    await pause(step)
  }
}

/** RFC 8187, and nothing that a file system takes for a path. */
function encodeFileName(text: string): string {
  const name =
    text
      .slice(0, 80)
      .toWellFormed()
      .replaceAll(/[\p{C}/\\:]/gu, '')
      .trim() || 'document'
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
