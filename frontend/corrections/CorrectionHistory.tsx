import {
  type CorrectionReply,
  type CorrectionState,
  listCorrectable,
  listCorrections,
  undoCorrection,
} from '#contract/corrections'
import { describeSession } from '#contract/gkeys'
import { listArtistSongs, listSongs } from '#contract/songs'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { FailedState } from '#ui/FailedState'
import { Section } from '#ui/Section'
import { Skeleton } from '#ui/Skeleton'
import { showToast } from '#ui/Toast'
import { sentenceOf, useCall, useRead } from '#web/api'
import { kindLabels } from './kind-labels.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

const STATES: Record<CorrectionState, { says: string; tone: 'plain' | 'brass' | 'go' | 'lamp' }> = {
  proposed: { says: 'Proposed', tone: 'plain' },
  dropped: { says: 'Dropped', tone: 'plain' },
  applied: { says: 'Corrected', tone: 'go' },
  undone: { says: 'Taken back', tone: 'plain' },
  'in-review': { says: 'With a person', tone: 'brass' },
  'carried-out': { says: 'Corrected by a person', tone: 'go' },
  declined: { says: 'Left as it is', tone: 'lamp' },
}

/** What the artist had corrected, newest first; the last hour's can be taken back. */
export function CorrectionHistory() {
  const read = useRead(listCorrections, { everySeconds: 60 })
  return (
    <Section title="Corrections" intro="By form or in conversation with Godfrey." layout="split">
      {read.isError ? (
        <FailedState
          title="Your corrections could not be read"
          message={sentenceOf(read.error, 'We could not reach the house.')}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
        />
      ) : !read.data ? (
        <Skeleton className="h-40" />
      ) : read.data.length === 0 ? (
        <EmptyState
          title="Nothing corrected yet"
          message="What you have put right appears here, with a way back for an hour."
        />
      ) : (
        <ul>
          {read.data.map((correction) => (
            <Row key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ correction }: { correction: CorrectionReply }) {
  const { id, kind, subject, was, becomes, state, at, undoUntil, reviewNumber, decidedBy, note } = correction
  const undo = useCall(undoCorrection, {
    refresh: [listCorrections, listCorrectable, listArtistSongs, listSongs, describeSession],
  })
  const takeBack = () =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ title: 'Taken Back', description: 'It says again what it said before.' }),
        onError: (refusal) =>
          showToast({
            title: 'Not Taken Back',
            description: sentenceOf(refusal, 'We could not reach the house. Nothing was changed.'),
            variant: 'destructive',
          }),
      },
    )
  const shown = (value: string) => (kind === 'price' && value ? `$${value}` : value)
  const { says, tone } = STATES[state]
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-wall-3 py-5 first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold">{kindLabels[kind]}</span>
          {subject && subject !== was && <span className="text-bone-2 [overflow-wrap:anywhere]">{subject}</span>}
          <Badge tone={tone}>{says}</Badge>
        </p>
        <p className="mt-1.5 line-clamp-4 text-bone-2 [overflow-wrap:anywhere]">
          {was && (
            <>
              <s className="text-bone-3">{shown(was)}</s>{' '}
            </>
          )}
          {shown(becomes)}
        </p>
        {note && <p className="mt-1.5 [overflow-wrap:anywhere]">“{note}”</p>}
        <p className="mt-1.5 text-sm text-bone-3">
          {moment.format(new Date(at))}
          {reviewNumber !== null && `, number ${reviewNumber}`}
          {decidedBy && `, decided by ${moment.format(new Date(decidedBy))}`}
        </p>
      </div>
      {undoUntil && (
        <div className="sm:text-right">
          <Button look="quiet" onClick={takeBack} busy={undo.isPending} busyLabel="Taking back...">
            Undo
          </Button>
          <p className="mt-1.5 text-sm text-bone-3">until {clock.format(new Date(undoUntil))}</p>
        </div>
      )}
    </li>
  )
}
