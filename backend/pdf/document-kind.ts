import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Pdf } from './typesetting/pdf.ts'
import type { DocumentMetadata, PageSize } from './typesetting/layout.ts'

/**
 * One kind of PDF document. Declare it in the module it belongs to, export it from that module's `index.ts`, add it to
 * the list in `worker/document-kinds.ts`, and serve it with `buildDocumentResponse`.
 *
 *     export const certificateDocument = defineDocumentKind({
 *       name: 'fine-art.certificate',
 *       version: 1,
 *       ref: z.object({ cardId: z.uuid(), copy: z.number() }),
 *       getContent: ({ cardId, copy }) => getCertificate(cardId, copy),
 *       metadata: ({ title, copy }) => ({ title: `Certificate: ${title}, No. ${copy}`, author: 'TuneMaker' }),
 *       size: () => 'a4',
 *       draw(pdf, { title }) { pdf.text(title, { x: 60, y: 80, width: 400, face: 'display', size: 40, lines: 2 }) },
 *     })
 */
export type DocumentKind<R extends z.ZodType = z.ZodType, C = unknown> = {
  /** Never changes, for example `letters.letter`. */
  name: string
  /** Increase it when `draw` changes, so that existing files are rendered again. */
  version: number
  /** The ids that identify one document of this kind. */
  ref: R
  /**
   * Everything that appears in the document, as plain JSON (dates as text). Called on request and again before
   * rendering. Different content is a different file; undefined means that the document does not exist (any more).
   * Permissions are the route's responsibility, not checked here.
   */
  getContent(ref: z.output<R>): Promise<C | undefined>
  /** Title, author and language (a BCP 47 tag, default English) of the file. */
  metadata(content: C): DocumentMetadata
  /** 'a4', 'letter', or width and height in points. */
  size(content: C): PageSize
  /**
   * Draws the document. The first page exists; add more with `await pdf.startPage()`. May run several times for one
   * document.
   */
  draw(pdf: Pdf, content: C): Promise<void> | void
  /** Days a rendered file is kept after its last request; afterwards it is rendered again. Default 90. */
  retentionDays?: number
  /** Has many pages: only one such document is rendered at a time. */
  large?: boolean
}

/** Declares a kind of document and keeps the exact types of its ids and content. */
export function defineDocumentKind<R extends z.ZodType, C>(kind: DocumentKind<R, C>): DocumentKind<R, C> {
  return kind
}

/** Identifies a document by its whole content: different content is a different document. */
export function calculateDocumentHash(
  { name, version }: Pick<DocumentKind, 'name' | 'version'>,
  ref: unknown,
  content: unknown,
): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, version, ref, content]))
    .digest()
}
