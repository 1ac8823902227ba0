import type { Db } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { Review } from './review.ts'

export async function getReviewError(on: Db, id: string): Promise<ApiError> {
  const review = await Review.query(on).findById(id)
  if (!review) return new ApiError(errors['review-unknown'])
  return new ApiError(errors[review.state === 'open' ? 'review-taken' : 'review-decided'])
}
