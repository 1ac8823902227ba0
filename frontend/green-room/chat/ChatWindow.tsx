import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { type Entry, sendMessage } from '#contract/green-room/entries'
import { sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { type EntryScope, toEntries, updateCachedEntry, useRoomEntries } from '#frontend/green-room/room-cache.ts'
import { useMarkSeen } from '#frontend/green-room/use-mark-seen.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Message } from './Message.tsx'
import { MessageForm } from './MessageForm.tsx'
import { type OutgoingMessage, PendingMessage } from './PendingMessage.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** One chat: messages with the newest at the bottom, and the message form. */
export function ChatWindow({ state, scope, emptyText }: { state: RoomState; scope: EntryScope; emptyText: string }) {
  const t = useMessages(greenRoom)
  const { me, artistId } = state
  const cache = useQueryClient()
  const entries = useRoomEntries(scope, true)
  const messages = toEntries(entries.data?.pages).toReversed()
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([])
  const scroller = useStickToBottom(messages[0]?.id)
  useMarkSeen(scroller, scope, messages.at(-1))

  const send = async (message: OutgoingMessage) => {
    setOutgoing((current) => [...current.filter(({ requestId }) => requestId !== message.requestId), message])
    try {
      const { place, member } = scope
      const entry = await sendRequest(sendMessage, {
        params: { artistId },
        body: { ...message, place: place === 'thread' ? 'thread' : 'chat', ...(member ? { member } : {}) },
      })
      updateCachedEntry(cache, { artistId, isArtist: me.access === 'artist' }, entry)
      setOutgoing((current) => current.filter(({ requestId }) => requestId !== message.requestId))
    } catch (error) {
      const problem = getErrorMessage(error, t('chat.notSent'))
      setOutgoing((current) =>
        current.map((each) => (each.requestId === message.requestId ? { ...each, problem } : each)),
      )
    }
  }
  const sentIds = new Set(messages.map(({ requestId }) => requestId))

  // Loads older messages when scrolled near the top.
  const loadOlder = () => {
    const element = scroller.current
    if (element && element.scrollTop < 120 && entries.hasNextPage && !entries.isFetchingNextPage)
      void entries.fetchNextPage()
  }

  return (
    <div className="overflow-hidden rounded-lg border border-wall-3 bg-wall-deep">
      <div
        ref={scroller}
        onScroll={loadOlder}
        role="log"
        aria-label={t('chat.messages')}
        // A log that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex h-[min(26rem,60dvh)] flex-col overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 sm:px-6"
      >
        <div className="mt-auto" />
        {entries.isPending ? (
          <div role="status" className="space-y-4">
            <span className="sr-only">{t('loading')}</span>
            {[60, 45, 70].map((width) => (
              <Skeleton key={width} className="h-12" />
            ))}
          </div>
        ) : entries.isError && messages.length === 0 ? (
          <ErrorState
            title={t('chat.failed')}
            message={getErrorMessage(entries.error, t('reach'))}
            onRetry={() => void entries.refetch()}
            busy={entries.isFetching}
          />
        ) : (
          <>
            {entries.isFetchingNextPage && <p className="pb-3 text-center text-xs text-bone-3">{t('chat.older')}</p>}
            {messages.length === 0 && outgoing.length === 0 && (
              <p className="mx-auto mb-auto max-w-[24rem] text-center text-bone-2">{emptyText}</p>
            )}
            <ol className="space-y-1">
              {messages.map((entry, at) => (
                <Message
                  key={entry.id}
                  entry={entry}
                  state={state}
                  isContinuation={isContinuation(messages[at - 1], entry)}
                />
              ))}
              {outgoing
                .filter(({ requestId }) => !sentIds.has(requestId))
                .map((message) => (
                  <PendingMessage
                    key={message.requestId}
                    message={message}
                    onRetry={() => void send({ requestId: message.requestId, text: message.text })}
                    onDiscard={() =>
                      setOutgoing((current) => current.filter(({ requestId }) => requestId !== message.requestId))
                    }
                  />
                ))}
            </ol>
          </>
        )}
      </div>
      <MessageForm state={state} onSend={(text) => void send({ requestId: crypto.randomUUID(), text })} />
    </div>
  )
}

/** Messages of one author within ten minutes share a heading. */
function isContinuation(previous: Entry | undefined, entry: Entry): boolean {
  return (
    previous?.author.memberId === entry.author.memberId && Date.parse(entry.at) - Date.parse(previous.at) < 10 * 60_000
  )
}
