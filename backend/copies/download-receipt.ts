import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { receiptDocument } from '#module/payments/receipts'
import { buildDocumentResponse } from '#module/pdf'
import { getHeldCopy } from './get-held-copy.ts'
import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'

/** The receipt of a copy, for whoever paid for it. Throws 403 and 404. */
export async function downloadReceipt(
  copyId: string,
  fanIds: string[],
  { head, language }: { head: boolean; language: Language },
): Promise<HttpResponse> {
  const { orderId, title, copy, bought } = await getHeldCopy(copyId, fanIds)
  // The receipt names the payer, so the recipient of a gift must not see it.
  if (!bought) throw new ApiError(commonErrors['not-yours'])
  const fileName = getMessages(documents, language)('file.receipt', { title, copy })
  return buildDocumentResponse(receiptDocument, { orderId, language }, { fileName, head })
}
