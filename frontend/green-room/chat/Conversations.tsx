import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { listMembers } from '#contract/green-room/members'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { SearchBox } from '#frontend/ui/forms/SearchBox.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { ChatWindow } from './ChatWindow.tsx'
import { useMute } from '#frontend/green-room/use-mute.ts'
import { UnseenBadge } from '#frontend/green-room/UnseenBadge.tsx'
import { formatEntryTime } from '#frontend/green-room/format-entry-time.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { toFoldedText } from '#text/to-folded-text'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const SEARCH_MIN_MEMBERS = 8

/** For the artist: lists the room's members and opens a private chat with each. */
export function Conversations({ state }: { state: RoomState }) {
  const t = useMessages(greenRoom)
  const { artistId, me } = state
  const [openId, setOpenId] = useState<string>()
  const [q, setQ] = useState('')
  const members = useApiQuery(listMembers, { params: { artistId }, enabled: me.mayWrite })
  // A room lists its first members only, and the server knows names in English, too.
  const found = useApiQuery(listMembers, {
    params: { artistId },
    query: { q },
    enabled: me.mayWrite && q !== '',
    keepsPrevious: true,
  })
  const mute = useMute(artistId)

  if (!me.mayWrite) {
    return <Hint>{t('threads.needsKey')}</Hint>
  }
  if (members.isPending) return <Skeleton className="h-64" />
  if (members.isError) {
    return (
      <ErrorState
        title={t('threads.failed')}
        message={getErrorMessage(members.error, t('reach'))}
        onRetry={() => void members.refetch()}
        busy={members.isFetching}
      />
    )
  }
  const member = [...members.data, ...(found.data ?? [])].find(({ id }) => id === openId)
  if (member) {
    return (
      <>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Button variant="plain" onClick={() => setOpenId(undefined)}>
            <ArrowLeft aria-hidden="true" />
            {t('threads.all')}
          </Button>
          <p className="flex min-w-0 items-center gap-3 font-semibold">
            <span className="min-w-0 break-words">{member.name}</span>
            {member.muted && <Badge tone="lamp">{t('mute.muted')}</Badge>}
            <Button
              variant="quiet"
              busy={mute.isPending}
              onClick={() => mute.set({ memberId: member.id, name: member.name, muted: !member.muted })}
            >
              {member.muted ? t('mute.undo') : t('mute.do')}
            </Button>
          </p>
        </div>
        <ChatWindow
          key={member.id}
          state={state}
          scope={{ artistId, place: 'thread', member: member.id }}
          emptyText={t('chats.readers', { name: member.name })}
        />
      </>
    )
  }
  if (members.data.length === 0) {
    return <Hint>{t('threads.none')}</Hint>
  }
  // Until the server answers, as it does: neither accents nor full-width letters hide anybody.
  const wanted = toFoldedText(q)
  const matches =
    q !== '' && found.data ? found.data : members.data.filter(({ name }) => toFoldedText(name).includes(wanted))
  return (
    <>
      {members.data.length > SEARCH_MIN_MEMBERS && (
        <div className="mb-3 max-w-sm">
          <SearchBox label={t('threads.find')} value={q} onSearch={(words) => setQ(words.trim())} />
        </div>
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
                  {/* Its end tells copies apart. */}
                  <span className="line-clamp-2 min-w-0 break-words">{name}</span>
                  {muted && <Badge tone="lamp">{t('mute.muted')}</Badge>}
                </span>
                <span className="block truncate text-sm text-bone-3">
                  {lastMessage
                    ? lastMessage.mine
                      ? t('threads.mine', { text: lastMessage.text })
                      : lastMessage.text
                    : t('threads.empty')}
                </span>
              </span>
              <UnseenBadge count={unseen} />
              {lastMessage && <span className="shrink-0 text-xs text-bone-3">{formatEntryTime(lastMessage.at)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <Hint>{t('threads.noMatch')}</Hint>}
    </>
  )
}

const Hint = ({ children }: { children: React.ReactNode }) => (
  <p className="border border-dashed border-wall-4 px-5 py-6 text-bone-2 sm:px-6">{children}</p>
)
