import { serveDocument } from '#module/documents'
import type { HttpResponse } from '#platform/route'
import { certificateDocument } from './certificate-document.ts'
import { getOwnCopy } from './owner-file.ts'

/** The certificate as a PDF, for its owner only; 202 while it is being rendered. */
export async function downloadCertificate(
  certificateId: string,
  asked: { collectorId: string | null; ifNoneMatch: string; head: boolean },
): Promise<HttpResponse> {
  const { title, number } = await getOwnCopy(certificateId, asked.collectorId)
  return serveDocument(
    certificateDocument,
    { certificateId },
    { fileName: `Certificate ${title} No. ${number}`, ...asked },
  )
}
