import { useState } from 'react'
import { getSubject, type SubjectKind } from '#contract/admin/search'
import { DefinitionRow } from '#frontend/admin/DefinitionRow.tsx'
import { Timeline } from '#frontend/admin/Timeline.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { ModerationActions } from './ModerationActions.tsx'
import { type ModerationAction, ModerationDialog } from './ModerationDialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffModeration } from '#text/messages/catalogs/staff-moderation/en'

interface SubjectDetailProps {
  kind: SubjectKind
  id: string
  onOpen: (subject: { kind: SubjectKind; id: string }) => void
  onBack?: () => void
}

/** Facts, available moderation actions and timeline of one subject. */
export function SubjectDetail({ kind, id, onOpen, onBack }: SubjectDetailProps) {
  const t = useMessages(staffModeration)
  const [moderation, setModeration] = useState<ModerationAction>()
  const query = useApiQuery(getSubject, { params: { kind, id }, headers: getStaffHeaders() })
  if (query.isError) {
    return (
      <ErrorState
        title={t('historyFailed')}
        message={getErrorMessage(query.error, t('unreachable'))}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  if (!query.data) return <Skeleton className="h-60" />
  const data = query.data
  return (
    <article aria-label={data.title}>
      {onBack && (
        <Button variant="plain" onClick={onBack}>
          {t('backToTheResults')}
        </Button>
      )}
      <h2 className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-xl font-semibold [overflow-wrap:anywhere]">
        {data.title}
        {data.suspended && <Badge tone="lamp">{t('suspended')}</Badge>}
      </h2>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
            {data.facts.map(({ name, value }) => (
              <DefinitionRow key={name} name={name}>
                {value}
              </DefinitionRow>
            ))}
          </dl>
          {data.about.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-3">
              {data.about.map((subject) => (
                <li key={`${subject.kind} ${subject.id}`}>
                  <Button variant="quiet" onClick={() => onOpen(subject)}>
                    {subject.title}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ModerationActions kind={kind} id={id} subject={data} onAction={setModeration} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 font-semibold">{t('whatHappened')}</h3>
          <Timeline
            empty={t('nothingHappened')}
            events={data.timeline.map(({ subject, ...event }) => ({
              ...event,
              link: subject && subject.id !== id && (
                <Button variant="plain" className="-my-3 ml-3 text-sm" onClick={() => onOpen(subject)}>
                  {t('open')}
                </Button>
              ),
            }))}
          />
        </div>
      </div>
      {moderation && <ModerationDialog moderation={moderation} onClose={() => setModeration(undefined)} />}
    </article>
  )
}
