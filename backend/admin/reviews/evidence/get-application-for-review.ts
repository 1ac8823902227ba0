import { errors } from '#contract/auth/staff'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { getApplicationForReview as describeApplicationCall } from '#contract/admin/reviews'

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
