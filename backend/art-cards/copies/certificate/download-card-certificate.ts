import { buildDocumentResponse } from '#module/pdf'
import type { HttpResponse } from '#http/http-response'
import { certificateDocument } from './certificate-document.ts'
import { getOwnCopy } from '../get-own-copy.ts'
import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'

/** The certificate as a PDF, for its owner only; 202 while it is being rendered. */
export async function downloadCardCertificate(
  certificateId: string,
  asked: { collectorId: string | null; ifNoneMatch: string; head: boolean; language: Language },
): Promise<HttpResponse> {
  const { title, number } = await getOwnCopy(certificateId, asked.collectorId)
  const { language, ifNoneMatch, head } = asked
  const fileName = getMessages(documents, language)('file.certificate', { title, copy: number })
  return buildDocumentResponse(certificateDocument, { certificateId, language }, { fileName, ifNoneMatch, head })
}
