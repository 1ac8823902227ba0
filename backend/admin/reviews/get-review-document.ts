import { errors } from '#contract/auth/staff'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { storage } from '#module/storage'
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
  return new HttpResponse(200, await storage.read(paper.key, 0, paper.bytes - 1), headers)
}
