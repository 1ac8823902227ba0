import type { z } from 'zod'
import { commonErrors } from '#contract/http'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { type DocumentKind, calculateDocumentHash } from './document-kind.ts'
import { renderDocumentJob, renderLargeDocumentJob } from './jobs.ts'

/** A rendered document in storage. */
export type RenderedDocument = { key: string; bytes: number; etag: string }

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
export async function getOrCreateDocument<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<{ id: string; printed: RenderedDocument | undefined }> {
  const content = await kind.getContent(ref)
  if (content === undefined) throw new ApiError(commonErrors.unknown)
  const hash = calculateDocumentHash(kind, ref, content)
  return runInTransaction(async (trx) => {
    const [row] = await sql<{ id: string; file: { key: string; bytes: number } | null }>(trx, ensureDocumentSql, [
      kind.name,
      hash,
      JSON.stringify(ref),
      kind.retentionDays ?? DEFAULT_RETENTION_DAYS,
    ])
    if (!row) throw new Error('the document row was not written')
    if (row.file) return { id: row.id, printed: { ...row.file, etag: buildEtag(hash) } }
    // Also for an existing row: its job may have died.
    const job = kind.large ? renderLargeDocumentJob : renderDocumentJob
    await enqueue(trx, job, { documentId: row.id }, { singletonSeconds: 60, singletonKey: row.id })
    return { id: row.id, printed: undefined }
  })
}

/**
 * The file of a requested document once it is rendered; undefined before. `gone` when its content changed meanwhile. Reads
 * one row, not the content.
 */
export async function getRenderedDocument(id: string): Promise<RenderedDocument | undefined | 'gone'> {
  const [row] = await sql<{ hash: Buffer; key: string | null; bytes: number }>(
    db,
    `SELECT d.content_hash AS hash, f.key, f.bytes FROM documents d LEFT JOIN files f ON f.key = d.file_key WHERE d.id = $1`,
    [id],
  )
  if (!row) return 'gone'
  return row.key === null ? undefined : { key: row.key, bytes: row.bytes, etag: buildEtag(row.hash) }
}

const buildEtag = (hash: Buffer) => `"${hash.toString('base64url')}"`
