import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Entry, MESSAGE_MAX, type RoomState, sendMessage } from '#contract/green-room'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { sendRequest, getErrorMessage } from '#web/api'
import { Message, PendingMessage } from './Message.tsx'
import { type EntryScope, toEntries, updateCachedEntry, useRoomEntries } from './room-cache.ts'
import { useMarkSeen } from './use-mark-seen.ts'

/** Written here, not yet acknowledged by the server. */
export type OutgoingMessage = { requestId: string; text: string; problem?: string }

/** One chat: messages with the newest at the bottom, and the message form. */
export function ChatWindow({ state, where, quiet }: { state: RoomState; where: EntryScope; quiet: string }) {
  const { me, artistId } = state
  const cache = useQueryClient()
  const entries = useRoomEntries(where, true)
  const said = toEntries(entries.data?.pages).toReversed()
  const [waiting, setWaiting] = useState<OutgoingMessage[]>([])
  const scroller = useStickToBottom(said[0]?.id)
  useMarkSeen(scroller, where, said.at(-1))

  const send = async (message: OutgoingMessage) => {
    setWaiting((now) => [...now.filter(({ requestId }) => requestId !== message.requestId), message])
    try {
      const { place, member } = where
      const entry = await sendRequest(sendMessage, {
        params: { artistId },
        body: { ...message, place: place === 'thread' ? 'thread' : 'chat', ...(member ? { member } : {}) },
      })
      updateCachedEntry(cache, { artistId, isArtist: me.access === 'artist' }, entry)
      setWaiting((now) => now.filter(({ requestId }) => requestId !== message.requestId))
    } catch (error) {
      const problem = getErrorMessage(error, 'Not sent: we could not reach TuneMaker.')
      setWaiting((now) => now.map((each) => (each.requestId === message.requestId ? { ...each, problem } : each)))
    }
  }
  const heard = new Set(said.map(({ requestId }) => requestId))

  // Loads older messages when scrolled near the top.
  const lookUp = () => {
    const box = scroller.current
    if (box && box.scrollTop < 120 && entries.hasNextPage && !entries.isFetchingNextPage) void entries.fetchNextPage()
  }

  return (
    <div className="overflow-hidden rounded-lg border border-wall-3 bg-wall-deep">
      <div
        ref={scroller}
        onScroll={lookUp}
        role="log"
        aria-label="Messages"
        // A log that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex h-[min(26rem,60dvh)] flex-col overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 sm:px-6"
      >
        <div className="mt-auto" />
        {entries.isPending ? (
          <div role="status" className="space-y-4">
            <span className="sr-only">Loading</span>
            {[60, 45, 70].map((width) => (
              <Skeleton key={width} className="h-12" />
            ))}
          </div>
        ) : entries.isError && said.length === 0 ? (
          <ErrorState
            title="The chat could not be read"
            message={getErrorMessage(entries.error, 'We could not reach TuneMaker.')}
            onRetry={() => void entries.refetch()}
            busy={entries.isFetching}
          />
        ) : (
          <>
            {entries.isFetchingNextPage && (
              <p className="pb-3 text-center text-xs text-bone-3">Fetching older words...</p>
            )}
            {said.length === 0 && waiting.length === 0 && (
              <p className="mx-auto mb-auto max-w-[24rem] text-center text-bone-2">{quiet}</p>
            )}
            <ol className="space-y-1">
              {said.map((entry, at) => (
                <Message key={entry.id} entry={entry} state={state} follows={isContinuation(said[at - 1], entry)} />
              ))}
              {waiting
                .filter(({ requestId }) => !heard.has(requestId))
                .map((message) => (
                  <PendingMessage
                    key={message.requestId}
                    message={message}
                    onRetry={() => void send({ requestId: message.requestId, text: message.text })}
                    onDrop={() => setWaiting((now) => now.filter(({ requestId }) => requestId !== message.requestId))}
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
function isContinuation(before: Entry | undefined, entry: Entry): boolean {
  return before?.author.memberId === entry.author.memberId && Date.parse(entry.at) - Date.parse(before.at) < 10 * 60_000
}

/** Keeps the log scrolled to the bottom while the reader is there; otherwise keeps the reading position. */
function useStickToBottom(oldest: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const atBottom = useRef(true)
  const before = useRef({ height: 0, oldest })
  useEffect(() => {
    const box = scroller.current
    const look = () => {
      if (box) atBottom.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80
    }
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || box.scrollHeight === before.current.height) return
    if (atBottom.current) box.scrollTo(0, box.scrollHeight)
    // Older messages were prepended: offset the scroll position by their height.
    else if (oldest !== before.current.oldest) box.scrollBy(0, box.scrollHeight - before.current.height)
    before.current = { height: box.scrollHeight, oldest }
  })
  return scroller
}

function MessageForm({ state, onSend }: { state: RoomState; onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const { me } = state
  if (me.muted || !me.mayWrite) {
    return (
      <p className="border-t border-wall-3 px-4 py-4 text-sm text-bone-3 sm:px-6">
        {me.muted
          ? 'The artist has muted you in this room. You can still read and listen.'
          : 'Writing needs a production G-Key.'}
      </p>
    )
  }
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-wall-3 bg-wall-1 p-2 sm:p-3">
      <textarea
        aria-label="Your message"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
        maxLength={MESSAGE_MAX}
        rows={1}
        placeholder="Say something"
        className="field-sizing-content max-h-40 min-h-12 min-w-0 grow resize-none rounded-md border border-rail bg-wall-deep px-4 py-2.5 text-base placeholder:text-bone-3 hover:border-bone-3"
      />
      <Button type="submit" className="min-h-12" disabled={!text.trim()}>
        Send
      </Button>
    </form>
  )
}
