import type { AnyQueryBuilder, Modifiers } from 'objection'
import { BaseModel } from '#database/model'
import type { ReviewMatter, ReviewReason } from '#module/reviews/matters'
import { CLAIM_MINUTES, type ReviewDecision, type ReviewKind } from './contract.ts'

/** Who works on a review: an account, or a session of the first account, which has no name. */
export type Reviewer = { accountId: string | null; id: string; name: string | null }

export const getReviewerId = ({ accountId, id }: Reviewer) => accountId ?? id

/** A case for a person to decide. Conditional statements claim and close it. */
export class Review extends BaseModel {
  static override tableName = 'reviews'
  static override jsonAttributes = ['evidence', 'matter', 'why']
  declare id: string
  declare number: number
  declare kind: ReviewKind
  /** In English, for searches. */
  declare subject: string
  declare matter: ReviewMatter | null
  declare effectKey: string
  /** In English, or in somebody's own words. */
  declare reason: string
  declare why: ReviewReason | null
  declare evidence: Record<string, unknown>
  declare state: 'open' | 'decided'
  declare openedAt: Date
  declare dueAt: Date
  declare claimedBy: string | null
  declare claimedByName: string | null
  declare claimedAt: Date | null
  declare decidedAt: Date | null
  declare decidedByName: string | null
  declare decision: ReviewDecision | null
  declare note: string | null
  declare cents: number
  declare search: unknown
  declare assignedTo: string | null
  declare assignedToName: string | null
  declare decidedBy: string | null
  declare effectsDueAt: Date | null
  declare effectError: string | null

  static override modifiers: Modifiers<AnyQueryBuilder> = {
    /** Open, and not claimed by somebody else. */
    claimableBy(query, staffId: string) {
      void query
        .where({ state: 'open' })
        .where((claim) =>
          claim
            .whereNull('claimed_by')
            .orWhere({ claimed_by: staffId })
            .orWhereRaw('claimed_at <= now() - make_interval(mins => ?)', [CLAIM_MINUTES]),
        )
    },
  }
}
