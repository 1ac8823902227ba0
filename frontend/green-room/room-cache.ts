import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { type Entry, listEntries } from '#contract/green-room/entries'
import type { Place } from '#contract/green-room/access'
import { type RoomEvent, type RoomState, getRoom } from '#contract/green-room'
import { listMembers } from '#contract/green-room/members'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'

type EntriesPage = { entries: Entry[]; more: boolean }
type EntryPages = InfiniteData<EntriesPage, number | undefined>

/** Identifies one list of entries: the posts, the room's chat, or one private chat. */
export type EntryScope = { artistId: string; place: Place; member?: string }

export const getRoomStateKey = (artistId: string) => [buildUrl(getRoom, { params: { artistId } })]

/** Asks again for the members of a room that are listed or were searched. */
export function updateCachedMembers(cache: QueryClient, artistId: string): Promise<void> {
  const url = buildUrl(listMembers, { params: { artistId } })
  return cache.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).split('?')[0] === url })
}

const getRoomEntriesKey = (artistId: string) => ['green-room-entries', artistId]
const getEntriesKey = ({ artistId, place, member = '' }: EntryScope) => [...getRoomEntriesKey(artistId), place, member]

/** A list's entries, newest first, in pages towards older ones. Fetched afresh each time the room is opened. */
export function useRoomEntries(scope: EntryScope, enabled: boolean) {
  const { artistId, place, member } = scope
  return useInfiniteQuery({
    queryKey: getEntriesKey(scope),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      sendRequest(listEntries, {
        params: { artistId },
        query: { place, ...(member ? { member } : {}), ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.made : undefined),
    enabled,
    // Events are missed while the room is closed, so cached entries would be stale.
    gcTime: 0,
  })
}

/** Entries without duplicates, newest first. Pages overlap when entries are added between fetches. */
export function toEntries(pages: readonly EntriesPage[] | undefined): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { entries: some } of pages ?? [])
    for (const entry of some) if (!entries.has(entry.id)) entries.set(entry.id, entry)
  return [...entries.values()].toSorted((a, b) => b.made - a.made)
}

/** Inserts an entry into its cached list or replaces it there. Ignores a version older than the cached one. */
export function updateCachedEntry(
  cache: QueryClient,
  { artistId, isArtist }: { artistId: string; isArtist: boolean },
  entry: Entry,
) {
  const member = entry.thread && isArtist ? { member: entry.thread } : {}
  cache.setQueryData<EntryPages>(getEntriesKey({ artistId, place: entry.place, ...member }), (cached) => {
    if (!cached) return cached
    let found = false
    const pages = cached.pages.map((page) => ({
      ...page,
      entries: page.entries.map((each) => {
        if (each.id !== entry.id) return each
        found = true
        return each.change > entry.change ? each : entry
      }),
    }))
    const [first, ...rest] = pages
    if (found || !first) return { ...cached, pages }
    return { ...cached, pages: [{ ...first, entries: [entry, ...first.entries] }, ...rest] }
  })
}

function updateRoomEntries(cache: QueryClient, artistId: string, change: (entries: Entry[]) => Entry[]) {
  cache.setQueriesData<EntryPages>(
    { queryKey: getRoomEntriesKey(artistId) },
    (cached) =>
      cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
  )
}

export function deleteCachedEntry(cache: QueryClient, artistId: string, id: string) {
  updateRoomEntries(cache, artistId, (entries) => entries.filter((entry) => entry.id !== id))
}

export function updateCachedRoomState(cache: QueryClient, artistId: string, change: (state: RoomState) => RoomState) {
  cache.setQueryData<RoomState>(getRoomStateKey(artistId), (state) => state && change(state))
}

/** Applies a streamed event to the query cache. */
export function applyRoomEvent(cache: QueryClient, { artistId, me }: RoomState, event: RoomEvent) {
  if (event.is === 'entry') updateCachedEntry(cache, { artistId, isArtist: me.access === 'artist' }, event.entry)
  else if (event.is === 'removed') deleteCachedEntry(cache, artistId, event.id)
  else {
    const { id, name, muted } = event.member
    updateRoomEntries(cache, artistId, (entries) =>
      entries.map((entry) => (entry.author.memberId === id ? { ...entry, author: { memberId: id, name } } : entry)),
    )
    if (id === me.memberId) {
      updateCachedRoomState(cache, artistId, (state) => ({
        ...state,
        me: { ...state.me, name, muted: muted ?? state.me.muted },
      }))
    }
  }
}
