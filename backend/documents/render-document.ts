import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { z } from 'zod'
import { discardFile, keepFile, storeFile } from '#module/storage'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { log } from '#platform/logger'
import { type DocumentKind, contentHash } from './document-kind.ts'

/** Where documents are written before they go into storage. */
export const printingFolder = join(config.DATA_DIR, 'printing')

/**
 * Job: prints what was asked for, out of `kinds`, and puts it into storage. What stands on it is read again; when that
 * has changed since, nothing is printed and whoever waits asks for the new one. A repeat finds it printed.
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
  if (!kind) throw new Error(`${asked.kind} is missing in worker/papers.ts`)
  const ref = kind.ref.parse(asked.ref)
  const content = await kind.read(ref)
  if (content === undefined || !contentHash(kind, ref, content).equals(asked.hash)) {
    await sql(db, 'DELETE FROM documents WHERE id = $1 AND file_key IS NULL', [documentId])
    return
  }
  await mkdir(printingFolder, { recursive: true })
  const path = join(printingFolder, randomUUID())
  try {
    await keepPrinted(documentId, kind, { path, bytes: await printDocument(kind, content, path) })
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes the document into a local file and returns its size in bytes. */
export async function printDocument<C>(
  kind: Pick<DocumentKind<z.ZodType, C>, 'imprint' | 'size' | 'draw' | 'large'>,
  content: C,
  path: string,
): Promise<number> {
  // The web process declares and serves documents; only who prints loads the typesetter.
  const { Pdf } = await import('./pdf.ts')
  const pdf = new Pdf(path, kind.imprint(content), kind.size(content))
  // A thousand pages leave little behind but much garbage, which V8 would pile up to hundreds of megabytes first.
  if (kind.large) setFlagsFromString('--optimize-for-size')
  try {
    await kind.draw(pdf, content)
    return await pdf.finish()
  } catch (error) {
    pdf.abandon()
    throw error
  } finally {
    if (kind.large) setFlagsFromString('--no-optimize-for-size')
  }
}

async function keepPrinted(documentId: string, kind: DocumentKind, printed: { path: string; bytes: number }) {
  const file = await storeFile('documents', printed, 'application/pdf')
  const kept = await inTransaction(async (trx) => {
    const mine = await sql(
      trx,
      `UPDATE documents SET file_key = $2, printed_at = now() WHERE id = $1 AND file_key IS NULL RETURNING id`,
      [documentId, file.key],
    )
    if (mine.length > 0) await keepFile(trx, file)
    return mine.length > 0
  })
  // Somebody else was faster.
  if (!kept) await discardFile(file)
  else log.info({ kind: kind.name, bytes: printed.bytes }, 'document printed')
}
