import { listDrafts, listUnknownQuestions } from '#contract/operations/learning'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { ModelUsage } from './ModelUsage.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { DraftItem } from './DraftItem.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffLearning } from '#text/messages/catalogs/staff-learning/en'

type LearningProps = { isAdmin: boolean; onExpired: () => void }

/** What Godfrey did not know, and the drafts from which he learns it. */
export function Learning({ isAdmin, onExpired }: LearningProps) {
  const t = useMessages(staffLearning)
  const questions = useStaffQuery(listUnknownQuestions, onExpired)
  const drafts = useStaffQuery(listDrafts, onExpired)
  if ((questions.isError && !questions.data) || (drafts.isError && !drafts.data)) {
    return (
      <ErrorState
        title={t('unreadable')}
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
        <h2 className="mb-1 font-semibold">{t('unanswered')}</h2>
        <p className="mb-4 text-sm text-bone-2">{t('unansweredText')}</p>
        {questions.data.groups.length === 0 && <p className="text-bone-2">{t('allAnswered')}</p>}
        <ul className="grid gap-4">
          {questions.data.groups.map((group) => (
            <QuestionGroup key={group.topic} group={group} />
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-1 font-semibold">{t('drafts')}</h2>
        <p className="mb-4 text-sm text-bone-2">
          {t('draftsText')} {approved > 0 && t('approved', { n: approved })}
        </p>
        {drafts.data.drafts.length === 0 && <p className="text-bone-2">{t('noDrafts')}</p>}
        <ul className="grid gap-4">
          {drafts.data.drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} isAdmin={isAdmin} />
          ))}
        </ul>
      </div>
    </div>
  )
}
