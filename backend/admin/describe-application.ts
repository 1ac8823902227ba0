import type { ReplyOf } from '#contract/platform'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { type describeApplication as describeApplicationCall, refusals } from './contract.ts'

type Application = ReplyOf<typeof describeApplicationCall>
type ApplicationRow = Omit<Application, 'document' | 'submittedAt' | 'paidAt'> & {
  type: string | null
  bytes: number | null
  submittedAt: Date
  paidAt: Date | null
}

export async function describeApplication(id: string): Promise<Application> {
  const [row] = await sql<ApplicationRow>(
    db,
    `SELECT a.tracking_number AS "trackingNumber", a.state, a.full_name AS "fullName", a.artist_name AS "artistName",
            a.email, a.phone, a.copyright_details AS "copyrightDetails", a.created_at AS "submittedAt",
            a.paid_at AS "paidAt", f.type, f.bytes
       FROM g_key_applications a LEFT JOIN files f ON f.key = a.document_key WHERE a.id = $1`,
    [id],
  )
  if (!row) throw new Refusal(refusals['application-unknown'])
  const { type, bytes, ...application } = row
  return {
    ...application,
    submittedAt: row.submittedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    document: type === null || bytes === null ? null : { type, bytes },
  }
}

/** The applicant's copyright document, as it was uploaded: a PDF, JPG or PNG by its content. */
export async function showApplicationDocument(id: string): Promise<Reply> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM g_key_applications a JOIN files f ON f.key = a.document_key WHERE a.id = $1',
    [id],
  )
  if (!file) throw new Refusal(refusals['document-unknown'])
  // Somebody else's file: opened by its own address it may run nothing.
  const headers = {
    'content-type': file.type,
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
  }
  return new Reply(200, await storage.read(file.key, 0, file.bytes - 1), headers)
}
