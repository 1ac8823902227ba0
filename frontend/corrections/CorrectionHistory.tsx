import {
  type CorrectionView,
  type CorrectionState,
  listCorrectableValues,
  listCorrections,
  restoreCorrectedValue,
} from '#contract/corrections'
import { getSession } from '#contract/auth'
import { listArtistSongs, listSongs } from '#contract/catalog'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { KIND_LABELS } from './kind-labels.ts'
import { formatDateTime, formatTime } from '#frontend/lib/format-date.ts'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const STATE_BADGES = {
  proposed: { says: 'state.proposed', tone: 'plain' },
  dropped: { says: 'state.canceled', tone: 'plain' },
  applied: { says: 'state.corrected', tone: 'go' },
  undone: { says: 'state.undone', tone: 'plain' },
  'in-review': { says: 'state.inReview', tone: 'brass' },
  'carried-out': { says: 'state.byPerson', tone: 'go' },
  declined: { says: 'state.declined', tone: 'lamp' },
} as const satisfies Record<CorrectionState, { says: string; tone: 'plain' | 'brass' | 'go' | 'lamp' }>

/** The artist's corrections, newest first. Applied ones can be undone for an hour. */
export function CorrectionHistory() {
  const t = useMessages(correctionMessages)
  const corrections = useApiQuery(listCorrections, { everySeconds: 60 })
  return (
    <Section title={t('history.title')} intro={t('history.intro')} layout="split">
      {corrections.isError ? (
        <ErrorState
          title={t('history.unreadable')}
          message={getErrorMessage(corrections.error, t('reach'))}
          onRetry={() => void corrections.refetch()}
          busy={corrections.isFetching}
        />
      ) : !corrections.data ? (
        <Skeleton className="h-40" />
      ) : corrections.data.length === 0 ? (
        <EmptyState title={t('history.none')} message={t('history.noneText')} />
      ) : (
        <ul>
          {corrections.data.map((correction) => (
            <CorrectionRow key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function CorrectionRow({ correction }: { correction: CorrectionView }) {
  const t = useMessages(correctionMessages)
  const { id, kind, subject, was, becomes, state, at, undoUntil, reviewNumber, decidedBy, note } = correction
  const undo = useApiMutation(restoreCorrectedValue, {
    refresh: [listCorrections, listCorrectableValues, listArtistSongs, listSongs, getSession],
  })
  const submitUndo = () =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => createToast({ title: t('undo.done'), description: t('undo.doneText') }),
        onError: (error) =>
          createToast({
            title: t('undo.failed'),
            description: getErrorMessage(error, t('unchanged')),
            variant: 'destructive',
          }),
      },
    )
  const formatValue = (value: string) => (kind === 'price' && value ? `$${value}` : value)
  const { says, tone } = STATE_BADGES[state]
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-wall-3 py-5 first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold">{t(KIND_LABELS[kind])}</span>
          {subject && subject !== was && <span className="text-bone-2 [overflow-wrap:anywhere]">{subject}</span>}
          <Badge tone={tone}>{t(says)}</Badge>
        </p>
        <p className="mt-1.5 line-clamp-4 text-bone-2 [overflow-wrap:anywhere]">
          {was && (
            <>
              <s className="text-bone-3">{formatValue(was)}</s>{' '}
            </>
          )}
          {formatValue(becomes)}
        </p>
        {note && <p className="mt-1.5 [overflow-wrap:anywhere]">“{note}”</p>}
        <p className="mt-1.5 text-sm text-bone-3">
          {formatDateTime(at)}
          {reviewNumber !== null && t('history.number', { n: reviewNumber })}
          {decidedBy && t('history.decidedBy', { date: formatDateTime(decidedBy) })}
        </p>
      </div>
      {undoUntil && (
        <div className="sm:text-right">
          <Button variant="quiet" onClick={submitUndo} busy={undo.isPending} busyLabel={t('undo.busy')}>
            {t('undo.action')}
          </Button>
          <p className="mt-1.5 text-sm text-bone-3">{t('undo.until', { time: formatTime(undoUntil) })}</p>
        </div>
      )}
    </li>
  )
}
