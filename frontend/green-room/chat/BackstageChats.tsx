import { useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { ChatWindow } from './ChatWindow.tsx'
import { Conversations } from './Conversations.tsx'
import { DisplayNameEditor } from './DisplayNameEditor.tsx'
import { UnseenBadge } from '#frontend/green-room/UnseenBadge.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The room's public chat and the private one, as tabs. */
export function BackstageChats({ state, streamStatus }: { state: RoomState; streamStatus: 'live' | 'waiting' }) {
  const t = useMessages(greenRoom)
  const { artistId, artistName, me, unseen } = state
  const [tab, setTab] = useState<'chat' | 'thread'>('chat')
  const isArtist = me.access === 'artist'
  const tabs = [
    { value: 'chat' as const, label: t('chats.everybody'), news: unseen.chat },
    {
      value: 'thread' as const,
      label: isArtist ? t('chats.private') : t('chats.only', { artist: artistName }),
      news: unseen.thread,
    },
  ]
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div role="tablist" aria-label={t('chats.label')} className="flex max-w-full gap-1">
          {tabs.map(({ value, label, news: unseenCount }) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`tab-${value}`}
              aria-selected={tab === value}
              aria-controls={`panel-${value}`}
              tabIndex={tab === value ? 0 : -1}
              onClick={() => setTab(value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
                const other = tab === 'chat' ? 'thread' : 'chat'
                setTab(other)
                document.getElementById(`tab-${other}`)?.focus()
              }}
              className="flex min-h-11 min-w-0 items-center gap-2 border-b-2 border-transparent px-3 font-semibold text-bone-3 first:pl-0 hover:text-bone aria-selected:border-brass aria-selected:text-bone"
            >
              <span className="truncate">{label}</span>
              <UnseenBadge count={unseenCount} />
            </button>
          ))}
        </div>
        {!isArtist && <DisplayNameEditor state={state} />}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'chat' ? (
          <ChatWindow
            key="chat"
            state={state}
            scope={{ artistId, place: 'chat' }}
            emptyText={isArtist ? t('chats.noneOwn') : t('chats.none', { artist: artistName })}
          />
        ) : isArtist ? (
          <Conversations state={state} />
        ) : (
          <ChatWindow
            key="thread"
            state={state}
            scope={{ artistId, place: 'thread' }}
            emptyText={t('chats.readers', { name: artistName })}
          />
        )}
      </div>
      <p role="status" className="mt-2 min-h-5 text-xs text-bone-3">
        {streamStatus === 'waiting' && t('chats.waiting')}
      </p>
    </div>
  )
}
