import { errors } from '#contract/auth/staff'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'

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
  return buildFileResponse(file, headers)
}
