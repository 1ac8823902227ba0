import { Trash2 } from 'lucide-react'
import type { Entry, RoomState } from '#contract/green-room'
import { Badge } from '#ui/Badge'
import type { OutgoingMessage } from './ChatWindow.tsx'
import { MuteButton } from './MuteButton.tsx'
import { formatEntryTime } from './said-at.ts'
import { useDeleteEntry } from './use-remove-entry.ts'

/** One chat message. The viewer's own are right-aligned; the artist's are highlighted. */
export function Message({ entry, state, follows }: { entry: Entry; state: RoomState; follows: boolean }) {
  const { mine, author } = entry
  const byArtist = author.memberId === null
  const isArtist = state.me.access === 'artist'
  const remove = useDeleteEntry(state.artistId)
  return (
    <li className={`group flex flex-col ${mine ? 'items-end' : 'items-start'} ${follows ? '' : 'pt-3'}`}>
      {!follows && (
        <p className="mb-1 flex max-w-full flex-wrap items-center gap-x-2 text-xs text-bone-3">
          <EntryAuthor name={mine ? 'You' : author.name} byArtist={byArtist && !mine} />
          <time dateTime={entry.at}>{formatEntryTime(entry.at)}</time>
        </p>
      )}
      <div className={`flex max-w-full items-center gap-1 ${mine ? 'flex-row-reverse' : ''}`}>
        <p
          className={`max-w-[min(34rem,100%)] min-w-0 rounded-lg px-3.5 py-2 text-[0.975rem] leading-snug break-words whitespace-pre-wrap ${
            mine ? 'bg-[#e2ae5226] text-bone' : byArtist ? 'bg-[#56d2841a]' : 'bg-wall-2'
          }`}
        >
          {entry.text}
        </p>
        <div className="flex shrink-0 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          {(mine || isArtist) && state.me.mayWrite && (
            <IconButton
              label={`Delete: ${entry.text.slice(0, 40)}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(entry)}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          )}
          {isArtist && state.me.mayWrite && author.memberId && (
            <MuteButton artistId={state.artistId} memberId={author.memberId} name={author.name} />
          )}
        </div>
      </div>
    </li>
  )
}

export const EntryAuthor = ({ name, byArtist }: { name: string; byArtist: boolean }) => (
  <span className={`min-w-0 font-semibold break-words ${byArtist ? 'text-go-light' : 'text-bone-2'}`}>
    {name}
    {byArtist && (
      <Badge tone="go" className="ml-2 align-middle">
        Artist
      </Badge>
    )}
  </span>
)

/** A message on its way, or one that failed, with buttons to retry or discard it. */
export function PendingMessage({
  message,
  onRetry,
  onDrop,
}: {
  message: OutgoingMessage
  onRetry: () => void
  onDrop: () => void
}) {
  return (
    <li className="flex flex-col items-end pt-2">
      <p
        className={`max-w-[min(34rem,100%)] rounded-lg bg-[#e2ae5226] px-3.5 py-2 text-[0.975rem] leading-snug break-words whitespace-pre-wrap ${message.problem ? 'outline outline-lamp' : 'opacity-60'}`}
      >
        {message.text}
      </p>
      <p role="status" className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-xs text-bone-3">
        {message.problem ? (
          <>
            <span className="text-lamp">{message.problem}</span>
            <button type="button" className="link min-h-8" onClick={onRetry}>
              Try again
            </button>
            <button type="button" className="link min-h-8" onClick={onDrop}>
              Let it be
            </button>
          </>
        ) : (
          'Sending...'
        )}
      </p>
    </li>
  )
}

export function IconButton({ label, className = '', ...rest }: React.ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label.split(':')[0]}
      {...rest}
      className={`grid size-9 shrink-0 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone disabled:opacity-50 pointer-coarse:size-11 ${className}`}
    />
  )
}
