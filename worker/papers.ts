import type { DocumentKind } from '#module/documents'
import { certificateDocument } from '#module/fine-art'
import { keymailSheet } from '#module/keymails'
import { letterDocument } from '#module/letters'

/** Everything that the product prints. */
export const papers: DocumentKind[] = [letterDocument, keymailSheet, certificateDocument]
