import { useState } from 'react'
import { type SubjectKind, tellStory } from '#contract/admin'
import type { ReplyOf } from '#contract/platform'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { formatMoney } from '#ui/Money'
import { Skeleton } from '#ui/Skeleton'
import { sentenceOf, useRead } from '#web/api'
import { staffHeaders } from '#web/staff-session'
import { Fact } from './Evidence.tsx'
import { type Measure, MeasureDialog } from './MeasureDialog.tsx'
import { Timeline } from './Timeline.tsx'

type Told = ReplyOf<typeof tellStory>

interface StoryProps {
  kind: SubjectKind
  id: string
  onOpen: (subject: { kind: SubjectKind; id: string }) => void
  onBack?: () => void
}

/** Facts, what may be done, and all that happened. */
export function Story({ kind, id, onOpen, onBack }: StoryProps) {
  const [measure, setMeasure] = useState<Measure>()
  const read = useRead(tellStory, { params: { kind, id }, headers: staffHeaders() })
  if (read.isError) {
    return (
      <FailedState
        title="The story could not be read"
        message={sentenceOf(read.error, 'We could not reach the house.')}
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
        <Button look="plain" onClick={onBack}>
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
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
          {story.about.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-3">
              {story.about.map((subject) => (
                <li key={`${subject.kind} ${subject.id}`}>
                  <Button look="quiet" onClick={() => onOpen(subject)}>
                    {subject.title}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Measures kind={kind} id={id} story={story} onMeasure={setMeasure} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 font-semibold">What happened</h3>
          <Timeline
            empty="Nothing has happened yet."
            moments={story.timeline.map(({ subject, ...moment }) => ({
              ...moment,
              link: subject && subject.id !== id && (
                <Button look="plain" className="-my-3 ml-3 text-sm" onClick={() => onOpen(subject)}>
                  Open
                </Button>
              ),
            }))}
          />
        </div>
      </div>
      {measure && <MeasureDialog measure={measure} onClose={() => setMeasure(undefined)} />}
    </article>
  )
}

interface MeasuresProps {
  kind: SubjectKind
  id: string
  story: Told
  onMeasure: (measure: Measure) => void
}

/** What an admin may do about it; every button asks for a reason first. */
function Measures({ kind, id, story, onMeasure }: MeasuresProps) {
  const { suspended, gKeys, songs, refund } = story
  return (
    <div className="mt-8 grid gap-8">
      {kind === 'artist' && suspended !== null && (
        <div>
          {suspended ? (
            <Button look="go" onClick={() => onMeasure({ act: 'readmit', id, title: story.title })}>
              Lift the suspension
            </Button>
          ) : (
            <Button look="danger" onClick={() => onMeasure({ act: 'suspend', id, title: story.title })}>
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
                  <Button look="danger" onClick={() => onMeasure({ act: 'void-key', id: key.id, title: story.title })}>
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
                    look="quiet"
                    disabled={suspended === true}
                    onClick={() => onMeasure({ act: 'restore', id: song.id, title: song.title })}
                  >
                    Put it back
                  </Button>
                ) : (
                  /^(published|unpublished)$/.test(song.state) && (
                    <Button
                      look="danger"
                      onClick={() => onMeasure({ act: 'take-down', id: song.id, title: song.title })}
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
          <Button look="danger" onClick={() => onMeasure({ act: 'refund', id, title: formatMoney(refund.cents) })}>
            Refund {formatMoney(refund.cents)} through PayPal
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
            look="danger"
            className="mt-3"
            onClick={() => onMeasure({ act: 'ask-refund', id, title: formatMoney(refund.cents) })}
          >
            Ask the artist to refund {formatMoney(refund.cents)}
          </Button>
        </div>
      )}
      {refund?.way === 'none' && <p className="text-sm text-bone-3">There is nothing left to give back.</p>}
    </div>
  )
}
