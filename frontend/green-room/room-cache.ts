import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import {
  type Entry,
  type Place,
  type RoomEvent,
  type RoomState,
  describeRoom,
  listEntries,
  listMembers,
} from '#contract/green-room'
import { addressOf, call } from '#web/api'

type EntriesPage = { entries: Entry[]; more: boolean }
type Pages = InfiniteData<EntriesPage, number | undefined>

/** One list of entries: the wall, the chat, or one private conversation. */
export type Where = { artistId: string; place: Place; member?: string }

export const stateKey = (artistId: string) => [addressOf(describeRoom, { params: { artistId } })]
export const membersKey = (artistId: string) => [addressOf(listMembers, { params: { artistId } })]
const roomEntriesKey = (artistId: string) => ['green-room-entries', artistId]
const entriesKey = ({ artistId, place, member = '' }: Where) => [...roomEntriesKey(artistId), place, member]

/** Entries of a place, newest first, older ones a page at a time. Begun anew whenever the room is entered. */
export function useEntries(where: Where, enabled: boolean) {
  const { artistId, place, member } = where
  return useInfiniteQuery({
    queryKey: entriesKey(where),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listEntries, {
        params: { artistId },
        query: { place, ...(member ? { member } : {}), ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.made : undefined),
    enabled,
    // What happens while nobody is in the room is not heard, so nothing is kept from an earlier visit.
    gcTime: 0,
  })
}

/** Every entry once and newest first; a page that moved while others were being written may repeat one. */
export function entriesIn(pages: readonly EntriesPage[] | undefined): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { entries: some } of pages ?? [])
    for (const entry of some) if (!entries.has(entry.id)) entries.set(entry.id, entry)
  return [...entries.values()].toSorted((a, b) => b.made - a.made)
}

/** Puts a new state of an entry where it belongs; an older state than the known one changes nothing. */
export function putEntry(
  cache: QueryClient,
  { artistId, isArtist }: { artistId: string; isArtist: boolean },
  entry: Entry,
) {
  const member = entry.thread && isArtist ? { member: entry.thread } : {}
  cache.setQueryData<Pages>(entriesKey({ artistId, place: entry.place, ...member }), (known) => {
    if (!known) return known
    let found = false
    const pages = known.pages.map((page) => ({
      ...page,
      entries: page.entries.map((each) => {
        if (each.id !== entry.id) return each
        found = true
        return each.change > entry.change ? each : entry
      }),
    }))
    const [first, ...rest] = pages
    if (found || !first) return { ...known, pages }
    return { ...known, pages: [{ ...first, entries: [entry, ...first.entries] }, ...rest] }
  })
}

function changeEntries(cache: QueryClient, artistId: string, change: (entries: Entry[]) => Entry[]) {
  cache.setQueriesData<Pages>(
    { queryKey: roomEntriesKey(artistId) },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
  )
}

export function dropEntry(cache: QueryClient, artistId: string, id: string) {
  changeEntries(cache, artistId, (entries) => entries.filter((entry) => entry.id !== id))
}

export function changeState(cache: QueryClient, artistId: string, change: (state: RoomState) => RoomState) {
  cache.setQueryData<RoomState>(stateKey(artistId), (state) => state && change(state))
}

/** Takes what the stream says into what the screen shows. */
export function applyEvent(cache: QueryClient, { artistId, me }: RoomState, event: RoomEvent) {
  if (event.is === 'entry') putEntry(cache, { artistId, isArtist: me.access === 'artist' }, event.entry)
  else if (event.is === 'removed') dropEntry(cache, artistId, event.id)
  else {
    const { id, name, muted } = event.member
    changeEntries(cache, artistId, (entries) =>
      entries.map((entry) => (entry.author.memberId === id ? { ...entry, author: { memberId: id, name } } : entry)),
    )
    if (id === me.memberId) {
      changeState(cache, artistId, (state) => ({ ...state, me: { ...state.me, name, muted: muted ?? state.me.muted } }))
    }
  }
}
