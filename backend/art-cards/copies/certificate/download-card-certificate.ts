import { buildDocumentResponse } from '#module/pdf'
import type { HttpResponse } from '#http/http-response'
import { certificateDocument } from './certificate-document.ts'
import { getOwnCopy } from '../get-own-copy.ts'

/** The certificate as a PDF, for its owner only; 202 while it is being rendered. */
export async function downloadCardCertificate(
  certificateId: string,
  asked: { collectorId: string | null; ifNoneMatch: string; head: boolean },
): Promise<HttpResponse> {
  const { title, number } = await getOwnCopy(certificateId, asked.collectorId)
  return buildDocumentResponse(
    certificateDocument,
    { certificateId },
    { fileName: `Certificate ${title} No. ${number}`, ...asked },
  )
}
