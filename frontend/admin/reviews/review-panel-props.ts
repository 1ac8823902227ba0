import type { Review } from '#contract/admin/reviews'

export interface ReviewPanelProps {
  review: Review
  isAdmin: boolean
  onDecided: () => void
  onExpired: () => void
}
