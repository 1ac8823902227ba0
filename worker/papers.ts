import type { DocumentKind } from '#module/documents'
import { certificateDocument } from '#module/fine-art'
import { copyCertificate, keymailSheet } from '#module/keymails'
import { letterDocument } from '#module/letters'
import { receiptDocument } from '#module/payments'

/** Every kind of PDF document the product renders. */
export const documentKinds: DocumentKind[] = [
  letterDocument,
  keymailSheet,
  copyCertificate,
  receiptDocument,
  certificateDocument,
]
