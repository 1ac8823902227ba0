import type { HttpResponse } from '#http/http-response'
import { buildDocumentResponse } from '#module/pdf'
import { copyCertificate } from './copy-certificate.ts'
import { getHeldCopy } from './get-held-copy.ts'
import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'

/** The certificate of a copy, for its current holder. Throws 403 and 404. */
export async function downloadCertificate(
  copyId: string,
  fanIds: string[],
  { head, language }: { head: boolean; language: Language },
): Promise<HttpResponse> {
  const { keymailId, title, copy } = await getHeldCopy(copyId, fanIds)
  const fileName = getMessages(documents, language)('file.certificate', { title, copy })
  return buildDocumentResponse(copyCertificate, { keymailId, language }, { fileName, head })
}
