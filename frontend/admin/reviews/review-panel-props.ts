import type { Review } from '#contract/admin/reviews'

export const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export interface ReviewPanelProps {
  review: Review
  isAdmin: boolean
  onDecided: () => void
  onExpired: () => void
}
