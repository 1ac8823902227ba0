import type { Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

export async function getReviewError(on: Db, id: string): Promise<ApiError> {
  const [review] = await sql<{ state: 'open' | 'decided' }>(on, 'SELECT state FROM reviews WHERE id = $1', [id])
  if (!review) return new ApiError(errors['review-unknown'])
  return new ApiError(errors[review.state === 'open' ? 'review-taken' : 'review-decided'])
}
