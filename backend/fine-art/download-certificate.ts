import { serveDocument } from '#module/documents'
import type { Reply } from '#platform/route'
import { certificateDocument } from './certificate-document.ts'
import { findOwnCopy } from './owner-file.ts'

/** The certificate as a PDF, for the owner's session alone; 202 while it is being printed. */
export async function downloadCertificate(
  certificateId: string,
  asked: { collectorId: string | null; ifNoneMatch: string; head: boolean },
): Promise<Reply> {
  const { title, number } = await findOwnCopy(certificateId, asked.collectorId)
  return serveDocument(
    certificateDocument,
    { certificateId },
    { fileName: `Certificate ${title} No. ${number}`, ...asked },
  )
}
