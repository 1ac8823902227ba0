import { errors } from '#contract/auth/staff'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'
import { listReviewDocuments } from './list-review-documents.ts'

/** One of a review's documents as uploaded: PDF, JPG or PNG, determined by its content. */
export async function getReviewDocument(reviewId: string, n: number): Promise<HttpResponse> {
  const paper = (await listReviewDocuments(reviewId))[n]
  if (!paper) throw new ApiError(errors['document-unknown'])
  // Untrusted content: when opened directly, it must not run scripts.
  const headers = {
    'content-type': paper.type,
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
  }
  return buildFileResponse(paper, headers)
}
