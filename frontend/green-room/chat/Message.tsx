import { Trash2 } from 'lucide-react'
import type { RoomState } from '#contract/green-room'
import type { Entry } from '#contract/green-room/entries'
import { EntryAuthor } from '#frontend/green-room/EntryAuthor.tsx'
import { formatEntryTime } from '#frontend/green-room/format-entry-time.ts'
import { MuteButton } from '#frontend/green-room/MuteButton.tsx'
import { useDeleteEntry } from '#frontend/green-room/use-delete-entry.ts'
import { IconButton } from '#frontend/ui/forms/IconButton.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** One chat message. The viewer's own are right-aligned; the artist's are highlighted. */
export function Message({ entry, state, isContinuation }: { entry: Entry; state: RoomState; isContinuation: boolean }) {
  const t = useMessages(greenRoom)
  const { mine, author } = entry
  const byArtist = author.memberId === null
  const isArtist = state.me.access === 'artist'
  const remove = useDeleteEntry(state.artistId)
  return (
    <li className={`group flex flex-col ${mine ? 'items-end' : 'items-start'} ${isContinuation ? '' : 'pt-3'}`}>
      {!isContinuation && (
        <p className="mb-1 flex max-w-full flex-wrap items-center gap-x-2 text-xs text-bone-3">
          <EntryAuthor name={mine ? t('you') : author.name} byArtist={byArtist && !mine} />
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
              label={t('delete.label', { text: entry.text.slice(0, 40) })}
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
