import type { HttpResponse } from '#http/http-response'
import { buildDocumentResponse } from '#module/pdf'
import { copyCertificate } from './copy-certificate.ts'
import { getHeldCopy } from './get-held-copy.ts'

/** The certificate of a copy, for its current holder. Throws 403 and 404. */
export async function downloadCertificate(copyId: string, fanIds: string[], head: boolean): Promise<HttpResponse> {
  const { keymailId, title, copy } = await getHeldCopy(copyId, fanIds)
  return buildDocumentResponse(copyCertificate, { keymailId }, { fileName: `Certificate ${title} No. ${copy}`, head })
}
