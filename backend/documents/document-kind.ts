import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Pdf } from './pdf.ts'
import type { Imprint, SheetSize } from './sheet.ts'

/**
 * One kind of document the product prints. Declare it in the module it belongs to, export it from that module's
 * `index.ts`, and add it to the list in `worker/papers.ts`; serve it with `serveDocument`.
 *
 *     export const certificateDocument = documentKind({
 *       name: 'fine-art.certificate',
 *       version: 1,
 *       ref: z.object({ cardId: z.uuid(), copy: z.number() }),
 *       read: ({ cardId, copy }) => readCertificate(cardId, copy),
 *       imprint: ({ title, copy }) => ({ title: `Certificate: ${title}, No. ${copy}`, author: 'TuneMaker' }),
 *       size: () => 'a4',
 *       draw(pdf, { title }) { pdf.text(title, { x: 60, y: 80, width: 400, face: 'display', size: 40, lines: 2 }) },
 *     })
 */
export type DocumentKind<R extends z.ZodType = z.ZodType, C = unknown> = {
  /** Fixed for ever, such as `letters.letter`. */
  name: string
  /** Raise it when `draw` changes, so that what was printed before is printed anew. */
  version: number
  /** The ids that name one such document. */
  ref: R
  /**
   * Everything that stands on it, as plain JSON (dates as text): read when it is asked for and again when it is printed.
   * Other content is another file; undefined means that there is no such document (any more). No permissions here:
   * who may is said by the route.
   */
  read(ref: z.output<R>): Promise<C | undefined>
  /** Title, author and language (a BCP 47 tag, English unless told) of the file. */
  imprint(content: C): Imprint
  /** 'a4', 'letter', or width and height in points. */
  size(content: C): SheetSize
  /** Sets it. The first page is there; more come by `await pdf.newPage()`. May run several times for one document. */
  draw(pdf: Pdf, content: C): Promise<void> | void
  /** So many days a printed file is kept after it was last asked for; then it is printed anew. 90 unless told. */
  keepDays?: number
  /** Many pages: printed one such document at a time. */
  large?: boolean
}

/** Declares a kind of document; keeps the exact types of its ids and content. */
export function documentKind<R extends z.ZodType, C>(kind: DocumentKind<R, C>): DocumentKind<R, C> {
  return kind
}

/** Names one document by everything that stands on it: other words are another document. */
export function contentHash(
  { name, version }: Pick<DocumentKind, 'name' | 'version'>,
  ref: unknown,
  content: unknown,
): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, version, ref, content]))
    .digest()
}
