import { listDrafts, listUnknownQuestions } from '#contract/operations/learning'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { ModelUsage } from './ModelUsage.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { DraftItem } from './DraftItem.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'

type LearningProps = { isAdmin: boolean; onExpired: () => void }

/** What Godfrey did not know, and the drafts from which he learns it. */
export function Learning({ isAdmin, onExpired }: LearningProps) {
  const questions = useStaffQuery(listUnknownQuestions, onExpired)
  const drafts = useStaffQuery(listDrafts, onExpired)
  if ((questions.isError && !questions.data) || (drafts.isError && !drafts.data)) {
    return (
      <ErrorState
        title="We could not load the questions"
        onRetry={() => void Promise.all([questions.refetch(), drafts.refetch()])}
        busy={questions.isFetching || drafts.isFetching}
      />
    )
  }
  if (!questions.data || !drafts.data) return <Skeleton className="h-60" />
  const { approved } = drafts.data
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <ModelUsage onExpired={onExpired} />
      <div>
        <h2 className="mb-1 font-semibold">What Godfrey could not answer</h2>
        <p className="mb-4 text-sm text-bone-2">
          Unanswered, or answered with thumbs down, by likeliest topic. Visitors’ words are deleted with their chat,
          after 30 days at the latest.
        </p>
        {questions.data.groups.length === 0 && <p className="text-bone-2">Nothing: he answered every question.</p>}
        <ul className="grid gap-4">
          {questions.data.groups.map((group) => (
            <QuestionGroup key={group.topic} group={group} />
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-1 font-semibold">Drafts</h2>
        <p className="mb-4 text-sm text-bone-2">
          In your own words, in as many languages as you can; an admin approves them.{' '}
          {approved > 0 && `${formatCount(approved)} approved, included in the next training.`}
        </p>
        {drafts.data.drafts.length === 0 && <p className="text-bone-2">No drafts are waiting.</p>}
        <ul className="grid gap-4">
          {drafts.data.drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} isAdmin={isAdmin} />
          ))}
        </ul>
      </div>
    </div>
  )
}
