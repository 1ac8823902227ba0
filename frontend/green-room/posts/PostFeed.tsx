import { Camera, Mic, NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Entry } from '#contract/green-room/entries'
import type { Room, RoomState } from '#contract/green-room'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { PostForm } from './PostForm.tsx'
import { PostItem } from './PostItem.tsx'
import { toEntries, useRoomEntries } from '#frontend/green-room/room-cache.ts'
import { useMarkSeen } from '#frontend/green-room/use-mark-seen.ts'

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'photos', label: 'Photos' },
  { value: 'stories', label: 'Song stories' },
  { value: 'voice', label: 'Voice notes' },
] as const
type PostFilter = (typeof FILTERS)[number]['value']

const FILTER_MATCHES: Record<PostFilter, (entry: Entry) => boolean> = {
  all: () => true,
  photos: ({ photos }) => photos.length > 0,
  stories: ({ kind }) => kind === 'story',
  voice: ({ voice }) => voice !== null,
}

/** The room's posts, newest first, with the form for a new one. */
export function PostFeed({ state, songs }: { state: RoomState; songs: Room['songs'] }) {
  const { artistId, me } = state
  const scope = { artistId, place: 'wall' as const }
  const entries = useRoomEntries(scope, true)
  const all = toEntries(entries.data?.pages)
  const [kind, setKind] = useState<PostFilter>('all')
  const filtered = all.filter(FILTER_MATCHES[kind])
  const feed = useRef<HTMLDivElement>(null)
  useMarkSeen(feed, scope, all[0])

  return (
    <div ref={feed}>
      {me.mayWrite && !me.muted && <PostForm state={state} songs={songs} />}
      {state.unseen.wall > 0 && all.length > 0 && (
        <p role="status" className="mb-4 text-sm text-brass-light">
          {state.unseen.wall === 1 ? 'One thing is new' : `${state.unseen.wall} things are new`} since you last looked.
        </p>
      )}
      {all.length > 0 && (
        <div className="mb-6">
          <SegmentedControl label="What hangs here" options={FILTERS} value={kind} onChange={setKind} />
        </div>
      )}
      {entries.isPending && (
        <div role="status" className="grid gap-4 sm:grid-cols-2">
          <span className="sr-only">Loading</span>
          {[1, 2].map((n) => (
            <Skeleton key={n} className="h-56" />
          ))}
        </div>
      )}
      {entries.isError && all.length === 0 && (
        <ErrorState
          title="The wall could not be read"
          message={getErrorMessage(entries.error, 'We could not reach TuneMaker. What hangs there still hangs there.')}
          onRetry={() => void entries.refetch()}
          busy={entries.isFetching}
        />
      )}
      {entries.isSuccess && all.length === 0 && <EmptyFeed />}
      {all.length > 0 && filtered.length === 0 && !entries.hasNextPage && (
        <p className="border border-dashed border-wall-4 px-5 py-8 text-bone-2">None of that kind hangs here yet.</p>
      )}
      <ol className="gap-5 sm:columns-2 xl:columns-3 [&>li]:mb-5 [&>li]:break-inside-avoid">
        {filtered.map((entry) => (
          <li key={entry.id}>
            <PostItem entry={entry} state={state} />
          </li>
        ))}
      </ol>
      {entries.hasNextPage && (
        <OlderPosts
          busy={entries.isFetchingNextPage}
          onLoad={() => void entries.fetchNextPage()}
          failed={entries.isFetchNextPageError}
        />
      )}
    </div>
  )
}

/** Loads older posts on scroll. The button serves keyboard users. */
function OlderPosts({ busy, failed, onLoad }: { busy: boolean; failed: boolean; onLoad: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || busy || failed) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={end} className="mt-4 text-center">
      <Button variant="quiet" onClick={onLoad} busy={busy} busyLabel="Fetching older posts...">
        Older posts
      </Button>
    </div>
  )
}

function EmptyFeed() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <EmptyFeedHint icon={<Camera />} title="Photos">
        Nothing posted yet. Pictures from the road and the rehearsal room hang here.
      </EmptyFeedHint>
      <EmptyFeedHint icon={<NotebookPen />} title="Song stories">
        Nothing posted yet. Where a song came from is told here.
      </EmptyFeedHint>
      <EmptyFeedHint icon={<Mic />} title="Voice notes">
        Nothing posted yet. Half-finished ideas and good-night messages play here.
      </EmptyFeedHint>
    </div>
  )
}

/** Placeholder for a kind of post that does not exist yet. */
const EmptyFeedHint = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-4 border border-dashed border-wall-4 px-5 py-5 text-bone-2 sm:min-h-44 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brass">
    {icon}
    <div>
      <h3 className="font-semibold text-bone">{title}</h3>
      <p className="mt-1 text-sm">{children}</p>
    </div>
  </div>
)
