import type { DocumentKind } from '#module/documents'
import { letterDocument } from '#module/letters'

/** Everything that the product prints. */
export const papers: DocumentKind[] = [letterDocument]
