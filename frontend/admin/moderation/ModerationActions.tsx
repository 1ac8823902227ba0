import type { getSubject } from '#contract/admin/search'
import { type SubjectKind } from '#contract/admin/search'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import type { ModerationAction } from './ModerationDialog.tsx'
import { formatDate } from '#frontend/lib/format-date.ts'

type SubjectData = EndpointReply<typeof getSubject>

interface ModerationActionsProps {
  kind: SubjectKind
  id: string
  subject: SubjectData
  onAction: (action: ModerationAction) => void
}

/** The actions an admin may take; each asks for a reason first. */
export function ModerationActions({ kind, id, subject, onAction }: ModerationActionsProps) {
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
                  Issued {formatDate(key.issuedAt)}
                  <Badge tone={key.state === 'active' ? 'go' : 'lamp'}>
                    {key.state === 'active' ? 'Active' : 'Void'}
                  </Badge>
                </span>
                {key.state === 'active' && (
                  <Button
                    variant="danger"
                    onClick={() => onAction({ action: 'void-key', id: key.id, title: subject.title })}
                  >
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
