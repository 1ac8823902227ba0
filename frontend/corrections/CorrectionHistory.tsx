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

const STATE_BADGES: Record<CorrectionState, { says: string; tone: 'plain' | 'brass' | 'go' | 'lamp' }> = {
  proposed: { says: 'Proposed', tone: 'plain' },
  dropped: { says: 'Dropped', tone: 'plain' },
  applied: { says: 'Corrected', tone: 'go' },
  undone: { says: 'Taken back', tone: 'plain' },
  'in-review': { says: 'With a person', tone: 'brass' },
  'carried-out': { says: 'Corrected by a person', tone: 'go' },
  declined: { says: 'Left as it is', tone: 'lamp' },
}

/** The artist's corrections, newest first. Applied ones can be undone for an hour. */
export function CorrectionHistory() {
  const corrections = useApiQuery(listCorrections, { everySeconds: 60 })
  return (
    <Section title="Corrections" intro="By form or in conversation with Godfrey." layout="split">
      {corrections.isError ? (
        <ErrorState
          title="Your corrections could not be read"
          message={getErrorMessage(corrections.error, 'We could not reach TuneMaker.')}
          onRetry={() => void corrections.refetch()}
          busy={corrections.isFetching}
        />
      ) : !corrections.data ? (
        <Skeleton className="h-40" />
      ) : corrections.data.length === 0 ? (
        <EmptyState
          title="Nothing corrected yet"
          message="What you have put right appears here, with a way back for an hour."
        />
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
  const { id, kind, subject, was, becomes, state, at, undoUntil, reviewNumber, decidedBy, note } = correction
  const undo = useApiMutation(restoreCorrectedValue, {
    refresh: [listCorrections, listCorrectableValues, listArtistSongs, listSongs, getSession],
  })
  const submitUndo = () =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => createToast({ title: 'Taken Back', description: 'It says again what it said before.' }),
        onError: (error) =>
          createToast({
            title: 'Not Taken Back',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was changed.'),
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
          <span className="font-semibold">{KIND_LABELS[kind]}</span>
          {subject && subject !== was && <span className="text-bone-2 [overflow-wrap:anywhere]">{subject}</span>}
          <Badge tone={tone}>{says}</Badge>
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
          {reviewNumber !== null && `, number ${reviewNumber}`}
          {decidedBy && `, decided by ${formatDateTime(decidedBy)}`}
        </p>
      </div>
      {undoUntil && (
        <div className="sm:text-right">
          <Button variant="quiet" onClick={submitUndo} busy={undo.isPending} busyLabel="Taking back...">
            Undo
          </Button>
          <p className="mt-1.5 text-sm text-bone-3">until {formatTime(undoUntil)}</p>
        </div>
      )}
    </li>
  )
}
