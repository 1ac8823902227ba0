import type { DocumentKind } from '#module/pdf'
import { certificateDocument } from '#module/art-cards/copies'
import { copyCertificate } from '#module/copies'
import { keymailSheet } from '#module/keymails/listing'
import { letterDocument } from '#module/letters'
import { receiptDocument } from '#module/payments/receipts'
import { statementDocument } from '#module/revenue/statements'

/** Every kind of PDF document the product renders. */
export const documentKinds: DocumentKind[] = [
  letterDocument,
  keymailSheet,
  copyCertificate,
  receiptDocument,
  certificateDocument,
  statementDocument,
]
