import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { receiptDocument } from '#module/payments/receipts'
import { buildDocumentResponse } from '#module/pdf'
import { getHeldCopy } from './get-held-copy.ts'

/** The receipt of a copy, for whoever paid for it. Throws 403 and 404. */
export async function downloadReceipt(copyId: string, fanIds: string[], head: boolean): Promise<HttpResponse> {
  const { orderId, title, copy, bought } = await getHeldCopy(copyId, fanIds)
  // The receipt names the payer, so the recipient of a gift must not see it.
  if (!bought) throw new ApiError(commonErrors['not-yours'])
  return buildDocumentResponse(receiptDocument, { orderId }, { fileName: `Receipt ${title} No. ${copy}`, head })
}
