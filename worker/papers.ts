import type { DocumentKind } from '#module/documents'
import { certificateDocument } from '#module/fine-art'
import { copyCertificate, keymailSheet } from '#module/keymails'
import { letterDocument } from '#module/letters'
import { receiptDocument } from '#module/payments'

/** Everything that the product prints. */
export const papers: DocumentKind[] = [
  letterDocument,
  keymailSheet,
  copyCertificate,
  receiptDocument,
  certificateDocument,
]
