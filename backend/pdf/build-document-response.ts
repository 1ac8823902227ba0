import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { isEtagMatch } from '#http/etag'
import { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'
import type { DocumentKind } from './document-kind.ts'
import { getOrCreateDocument, getRenderedDocument, type RenderedDocument } from './get-or-create-document.ts'

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
 * Retry-After; the client polls (`downloadDocument` in the frontend does). Does not check permissions: the route does that
 * before.
 */
export async function buildDocumentResponse<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  options: ServeDocumentOptions,
): Promise<HttpResponse> {
  const printed = await pollDocument(kind, ref, options.waitMs ?? 3_000)
  if (!printed)
    return new HttpResponse(202, { status: 'PRINTING' }, { 'retry-after': '1', 'cache-control': 'no-store' })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `${options.disposition ?? 'attachment'}; filename*=UTF-8''${encodeFileName(options.fileName)}.pdf`,
    'cache-control': options.isPublic ? 'public, no-cache' : 'private, no-cache',
    etag: printed.etag,
  }
  if (isEtagMatch(options.ifNoneMatch ?? '', printed.etag)) return new HttpResponse(304, undefined, headers)
  return buildFileResponse(printed, headers, { head: options.head ?? false })
}

async function pollDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
  patience: number,
): Promise<RenderedDocument | undefined> {
  const end = Date.now() + patience
  // The content of a large one has ten thousand rows: it is read once, and then only the state of its rendering.
  let { id, printed } = await getOrCreateDocument(kind, ref)
  for (let step = 40; !printed && Date.now() + step <= end; step = Math.min(400, step * 1.5)) {
    await pause(step)
    const rendered = await getRenderedDocument(id)
    if (rendered === 'gone') ({ id, printed } = await getOrCreateDocument(kind, ref))
    else printed = rendered
  }
  return printed
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
