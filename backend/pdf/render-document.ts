import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { z } from 'zod'
import { deleteUnconfirmedFile, confirmFile, createStoredFile } from '#module/storage/files'
import { config } from '#runtime/config'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { type DocumentKind, calculateDocumentHash } from './document-kind.ts'

/** Documents are written here before they are uploaded to storage. */
export const renderDir = join(config.DATA_DIR, 'printing')

/**
 * Job: renders the requested document with its entry in `kinds` and stores the file. Reads the content again; if it has
 * changed since the request, nothing is rendered and the waiting client requests the new version. Idempotent.
 */
export async function renderDocument(
  { documentId }: { documentId: string },
  kinds: readonly DocumentKind[],
): Promise<void> {
  const [asked] = await sql<{ kind: string; ref: unknown; hash: Buffer }>(
    db,
    `SELECT kind, ref, content_hash AS hash FROM documents WHERE id = $1 AND file_key IS NULL`,
    [documentId],
  )
  if (!asked) return
  const kind = kinds.find(({ name }) => name === asked.kind)
  if (!kind) throw new Error(`${asked.kind} is not listed in worker/document-kinds.ts`)
  const ref = kind.ref.parse(asked.ref)
  const content = await kind.getContent(ref)
  if (content === undefined || !calculateDocumentHash(kind, ref, content).equals(asked.hash)) {
    await sql(db, 'DELETE FROM documents WHERE id = $1 AND file_key IS NULL', [documentId])
    return
  }
  await mkdir(renderDir, { recursive: true })
  const path = join(renderDir, randomUUID())
  try {
    await commitRendered(documentId, kind, { path, bytes: await renderPdf(kind, content, path) })
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes the document into a local file and returns its size in bytes. */
export async function renderPdf<C>(
  kind: Pick<DocumentKind<z.ZodType, C>, 'metadata' | 'size' | 'draw' | 'large'>,
  content: C,
  path: string,
): Promise<number> {
  // Loaded on demand: the web process declares and serves documents but does not need the PDF library.
  const { Pdf } = await import('./typesetting/pdf.ts')
  const pdf = new Pdf(path, kind.metadata(content), kind.size(content))
  // A thousand pages produce little live data but much garbage, which V8 would otherwise let grow to hundreds of
  // megabytes. It decides how far with each collection of everything, the first of which would come late.
  if (kind.large) {
    setFlagsFromString('--optimize-for-size')
    globalThis.gc?.()
  }
  try {
    await kind.draw(pdf, content)
    return await pdf.finish()
  } catch (error) {
    pdf.cancel()
    throw error
  } finally {
    if (kind.large) setFlagsFromString('--no-optimize-for-size')
  }
}

async function commitRendered(documentId: string, kind: DocumentKind, printed: { path: string; bytes: number }) {
  const file = await createStoredFile('documents', printed, 'application/pdf')
  const kept = await runInTransaction(async (trx) => {
    const mine = await sql(
      trx,
      `UPDATE documents SET file_key = $2, printed_at = now() WHERE id = $1 AND file_key IS NULL RETURNING id`,
      [documentId, file.key],
    )
    if (mine.length > 0) await confirmFile(trx, file)
    return mine.length > 0
  })
  // Another worker was faster.
  if (!kept) await deleteUnconfirmedFile(file)
  else log.info({ kind: kind.name, bytes: printed.bytes }, 'document rendered')
}
