import type { z } from 'zod'
import { storage } from '#module/storage'
import type { DocumentKind } from './document-kind.ts'
import { getOrCreateDocument } from './get-or-create-document.ts'
import { renderDocument } from './render-document.ts'

/** For jobs: returns the document's bytes and renders it in place if necessary. Throws 404 if it does not exist. */
export async function getDocumentBytes<R extends z.ZodType, C>(
  kind: DocumentKind<R, C>,
  ref: z.output<R>,
): Promise<Buffer> {
  for (let tries = 0; tries < 3; tries++) {
    const { id, printed } = await getOrCreateDocument(kind, ref)
    if (printed) return storage.read(printed.key, 0, printed.bytes - 1)
    // If the content changed in between, the next iteration requests the new version.
    await renderDocument({ documentId: id }, [kind])
  }
  throw new Error(`${kind.name} kept changing while it was rendered`)
}
