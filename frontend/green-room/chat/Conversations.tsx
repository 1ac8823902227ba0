import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { listMembers } from '#contract/green-room/members'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { ChatWindow } from './ChatWindow.tsx'
import { useMute } from '#frontend/green-room/use-mute.ts'
import { UnseenBadge } from '#frontend/green-room/UnseenBadge.tsx'
import { formatEntryTime } from '#frontend/green-room/format-entry-time.ts'

const SEARCH_MIN_MEMBERS = 8

/** For the artist: lists the room's members and opens a private chat with each. */
export function Conversations({ state }: { state: RoomState }) {
  const { artistId, me } = state
  const [openId, setOpenId] = useState<string>()
  const [q, setQ] = useState('')
  const members = useApiQuery(listMembers, { params: { artistId }, enabled: me.mayWrite })
  const mute = useMute(artistId)

  if (!me.mayWrite) {
    return <Hint>With a production G-Key you write to single holders here.</Hint>
  }
  if (members.isPending) return <Skeleton className="h-64" />
  if (members.isError) {
    return (
      <ErrorState
        title="Your holders could not be listed"
        message={getErrorMessage(members.error, 'We could not reach TuneMaker.')}
        onRetry={() => void members.refetch()}
        busy={members.isFetching}
      />
    )
  }
  const member = members.data.find(({ id }) => id === openId)
  if (member) {
    return (
      <>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Button variant="plain" onClick={() => setOpenId(undefined)}>
            <ArrowLeft aria-hidden="true" />
            All holders
          </Button>
          <p className="flex min-w-0 items-center gap-3 font-semibold">
            <span className="min-w-0 break-words">{member.name}</span>
            {member.muted && <Badge tone="lamp">muted</Badge>}
            <Button
              variant="quiet"
              busy={mute.isPending}
              onClick={() => mute.set({ memberId: member.id, name: member.name, muted: !member.muted })}
            >
              {member.muted ? 'Unmute' : 'Mute'}
            </Button>
          </p>
        </div>
        <ChatWindow
          key={member.id}
          state={state}
          scope={{ artistId, place: 'thread', member: member.id }}
          emptyText={`Only you and ${member.name} can read this.`}
        />
      </>
    )
  }
  if (members.data.length === 0) {
    return <Hint>Nobody has come in yet. Whoever redeems a Keymail and opens this room appears here.</Hint>
  }
  const matches = members.data.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
  return (
    <>
      {members.data.length > SEARCH_MIN_MEMBERS && (
        <Field label="Find a holder" className="mb-3 max-w-sm">
          <TextInput type="search" value={q} onChange={(event) => setQ(event.currentTarget.value)} />
        </Field>
      )}
      <ul className="max-h-[30rem] overflow-y-auto rounded-lg border border-wall-3 bg-wall-deep">
        {matches.map(({ id, name, muted, unseen, lastMessage }) => (
          <li key={id} className="border-wall-3 [&+&]:border-t">
            <button
              type="button"
              onClick={() => setOpenId(id)}
              className="flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left -outline-offset-2 hover:bg-wall-1 sm:px-6"
            >
              <span className="min-w-0 grow">
                <span className="flex items-center gap-2 font-semibold">
                  <span className="truncate">{name}</span>
                  {muted && <Badge tone="lamp">muted</Badge>}
                </span>
                <span className="block truncate text-sm text-bone-3">
                  {lastMessage ? `${lastMessage.mine ? 'You: ' : ''}${lastMessage.text}` : 'No words yet'}
                </span>
              </span>
              <UnseenBadge count={unseen} />
              {lastMessage && <span className="shrink-0 text-xs text-bone-3">{formatEntryTime(lastMessage.at)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <Hint>Nobody here goes by that name.</Hint>}
    </>
  )
}

const Hint = ({ children }: { children: React.ReactNode }) => (
  <p className="border border-dashed border-wall-4 px-5 py-6 text-bone-2 sm:px-6">{children}</p>
)
