import { useState } from 'react'
import { type SubjectKind, getSubject } from '#contract/admin'
import type { EndpointReply } from '#contract/platform'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { formatCents } from '#ui/Money'
import { Skeleton } from '#ui/Skeleton'
import { getErrorMessage, useApiQuery } from '#web/api'
import { getStaffHeaders } from '#web/staff-session'
import { DefinitionRow } from './Evidence.tsx'
import { type ModerationAction, ModerationDialog } from './MeasureDialog.tsx'
import { Timeline } from './Timeline.tsx'

type SubjectData = EndpointReply<typeof getSubject>

interface SubjectDetailProps {
  kind: SubjectKind
  id: string
  onOpen: (subject: { kind: SubjectKind; id: string }) => void
  onBack?: () => void
}

/** Facts, available moderation actions and timeline of one subject. */
export function SubjectDetail({ kind, id, onOpen, onBack }: SubjectDetailProps) {
  const [measure, setMeasure] = useState<ModerationAction>()
  const read = useApiQuery(getSubject, { params: { kind, id }, headers: getStaffHeaders() })
  if (read.isError) {
    return (
      <ErrorState
        title="The story could not be read"
        message={getErrorMessage(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    )
  }
  if (!read.data) return <Skeleton className="h-60" />
  const story = read.data
  return (
    <article aria-label={story.title}>
      {onBack && (
        <Button variant="plain" onClick={onBack}>
          Back to what was found
        </Button>
      )}
      <h2 className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-xl font-semibold [overflow-wrap:anywhere]">
        {story.title}
        {story.suspended && <Badge tone="lamp">Suspended</Badge>}
      </h2>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
            {story.facts.map(({ name, value }) => (
              <DefinitionRow key={name} name={name}>
                {value}
              </DefinitionRow>
            ))}
          </dl>
          {story.about.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-3">
              {story.about.map((subject) => (
                <li key={`${subject.kind} ${subject.id}`}>
                  <Button variant="quiet" onClick={() => onOpen(subject)}>
                    {subject.title}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ModerationActions kind={kind} id={id} subject={story} onAction={setMeasure} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 font-semibold">What happened</h3>
          <Timeline
            empty="Nothing has happened yet."
            events={story.timeline.map(({ subject, ...moment }) => ({
              ...moment,
              link: subject && subject.id !== id && (
                <Button variant="plain" className="-my-3 ml-3 text-sm" onClick={() => onOpen(subject)}>
                  Open
                </Button>
              ),
            }))}
          />
        </div>
      </div>
      {measure && <ModerationDialog measure={measure} onClose={() => setMeasure(undefined)} />}
    </article>
  )
}

interface ModerationActionsProps {
  kind: SubjectKind
  id: string
  subject: SubjectData
  onAction: (measure: ModerationAction) => void
}

/** The actions an admin may take; each asks for a reason first. */
function ModerationActions({ kind, id, subject, onAction }: ModerationActionsProps) {
  const { suspended, gKeys, songs, refund } = subject
  return (
    <div className="mt-8 grid gap-8">
      {kind === 'artist' && suspended !== null && (
        <div>
          {suspended ? (
            <Button variant="go" onClick={() => onAction({ action: 'readmit', id, title: subject.title })}>
              Lift the suspension
            </Button>
          ) : (
            <Button variant="danger" onClick={() => onAction({ action: 'suspend', id, title: subject.title })}>
              Suspend this artist
            </Button>
          )}
        </div>
      )}
      {gKeys.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">G-Keys</h3>
          <ul>
            {gKeys.map((key) => (
              <li
                key={key.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 py-2"
              >
                <span className="flex items-center gap-3 text-sm">
                  Issued {new Date(key.issuedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
                  <Badge tone={key.state === 'active' ? 'go' : 'lamp'}>
                    {key.state === 'active' ? 'Active' : 'Void'}
                  </Badge>
                </span>
                {key.state === 'active' && (
                  <Button variant="danger" onClick={() => onAction({ action: 'void-key', id: key.id, title: subject.title })}>
                    Void it
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {songs.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">Songs</h3>
          <ul>
            {songs.map((song) => (
              <li
                key={song.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 py-2"
              >
                <span className="flex min-w-0 flex-wrap items-center gap-3 text-sm">
                  <span className="[overflow-wrap:anywhere]">{song.title}</span>
                  <Badge tone={song.takenDown ? 'lamp' : 'plain'}>{song.takenDown ? 'taken down' : song.state}</Badge>
                </span>
                {song.takenDown ? (
                  <Button
                    variant="quiet"
                    disabled={suspended === true}
                    onClick={() => onAction({ action: 'restore', id: song.id, title: song.title })}
                  >
                    Put it back
                  </Button>
                ) : (
                  /^(published|unpublished)$/.test(song.state) && (
                    <Button
                      variant="danger"
                      onClick={() => onAction({ action: 'take-down', id: song.id, title: song.title })}
                    >
                      Take it down
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {refund?.way === 'by-us' && (
        <div>
          <Button variant="danger" onClick={() => onAction({ action: 'refund', id, title: formatCents(refund.cents) })}>
            Refund {formatCents(refund.cents)} through PayPal
          </Button>
        </div>
      )}
      {refund?.way === 'by-artist' && (
        <div>
          <p className="max-w-measure text-sm text-bone-2">
            This payment went straight to the artist’s PayPal account, and PayPal lets nobody else send it back. You can
            ask the artist to; when they do, the sale is booked back here by itself.
          </p>
          <Button
            variant="danger"
            className="mt-3"
            onClick={() => onAction({ action: 'ask-refund', id, title: formatCents(refund.cents) })}
          >
            Ask the artist to refund {formatCents(refund.cents)}
          </Button>
        </div>
      )}
      {refund?.way === 'none' && <p className="text-sm text-bone-3">There is nothing left to give back.</p>}
    </div>
  )
}
