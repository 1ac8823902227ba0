import type { EndpointReply } from '#contract/platform'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { HttpResponse } from '#platform/route'
import { type getApplicationForReview as describeApplicationCall, errors } from './contract.ts'

type ApplicationDetail = EndpointReply<typeof describeApplicationCall>
type ApplicationRow = Omit<ApplicationDetail, 'document' | 'submittedAt' | 'paidAt'> & {
  type: string | null
  bytes: number | null
  submittedAt: Date
  paidAt: Date | null
}

export async function getApplicationForReview(id: string): Promise<ApplicationDetail> {
  const [row] = await sql<ApplicationRow>(
    db,
    `SELECT a.tracking_number AS "trackingNumber", a.state, a.full_name AS "fullName", a.artist_name AS "artistName",
            a.email, a.phone, a.copyright_details AS "copyrightDetails", a.created_at AS "submittedAt",
            a.paid_at AS "paidAt", f.type, f.bytes
       FROM g_key_applications a LEFT JOIN files f ON f.key = a.document_key WHERE a.id = $1`,
    [id],
  )
  if (!row) throw new ApiError(errors['application-unknown'])
  const { type, bytes, ...application } = row
  return {
    ...application,
    submittedAt: row.submittedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    document: type === null || bytes === null ? null : { type, bytes },
  }
}

/** The applicant's copyright document as uploaded: PDF, JPG or PNG, determined by its content. */
export async function getApplicationDocument(id: string): Promise<HttpResponse> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM g_key_applications a JOIN files f ON f.key = a.document_key WHERE a.id = $1',
    [id],
  )
  if (!file) throw new ApiError(errors['document-unknown'])
  // Untrusted content: when opened directly, it must not run scripts.
  const headers = {
    'content-type': file.type,
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
  }
  return new HttpResponse(200, await storage.read(file.key, 0, file.bytes - 1), headers)
}
