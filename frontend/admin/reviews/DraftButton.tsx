import { getReview } from '#contract/admin/reviews'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** Puts Godfrey's draft of an answer into the note, where the person goes on. Nothing is sent by it. */
export function DraftButton({ reviewId, onUse }: { reviewId: string; onUse: (draft: string) => void }) {
  const t = useMessages(staffReviews)
  const review = useApiQuery(getReview, { params: { id: reviewId }, headers: getStaffHeaders() })
  const draft = review.data?.assessment?.draft
  if (!draft) return null
  return (
    <Button variant="plain" className="mb-2 text-sm" onClick={() => onUse(draft)}>
      {t('startFromGodfreysDraft')}
    </Button>
  )
}
