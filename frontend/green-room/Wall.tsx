import { Camera, Mic, NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Entry, Room, RoomState } from '#contract/green-room'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { Segments } from '#ui/Segments'
import { Skeleton } from '#ui/Skeleton'
import { sentenceOf } from '#web/api'
import { PostForm } from './PostForm.tsx'
import { WallPost } from './WallPost.tsx'
import { entriesIn, useEntries } from './room-cache.ts'
import { useMarkSeen } from './use-mark-seen.ts'

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'photos', label: 'Photos' },
  { value: 'stories', label: 'Song stories' },
  { value: 'voice', label: 'Voice notes' },
] as const
type Kind = (typeof KINDS)[number]['value']

const isKind: Record<Kind, (entry: Entry) => boolean> = {
  all: () => true,
  photos: ({ photos }) => photos.length > 0,
  stories: ({ kind }) => kind === 'story',
  voice: ({ voice }) => voice !== null,
}

/** What hangs in the dressing room, newest first, and the way to hang something up. */
export function Wall({ state, songs }: { state: RoomState; songs: Room['songs'] }) {
  const { artistId, me } = state
  const where = { artistId, place: 'wall' as const }
  const entries = useEntries(where, true)
  const all = entriesIn(entries.data?.pages)
  const [kind, setKind] = useState<Kind>('all')
  const shown = all.filter(isKind[kind])
  const wall = useRef<HTMLDivElement>(null)
  useMarkSeen(wall, where, all[0])

  return (
    <div ref={wall}>
      {me.mayWrite && !me.muted && <PostForm state={state} songs={songs} />}
      {state.unseen.wall > 0 && all.length > 0 && (
        <p role="status" className="mb-4 text-sm text-brass-light">
          {state.unseen.wall === 1 ? 'One thing is new' : `${state.unseen.wall} things are new`} since you last looked.
        </p>
      )}
      {all.length > 0 && (
        <div className="mb-6">
          <Segments label="What hangs here" options={KINDS} value={kind} onChange={setKind} />
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
        <FailedState
          title="The wall could not be read"
          message={sentenceOf(entries.error, 'We could not reach TuneMaker. What hangs there still hangs there.')}
          onRetry={() => void entries.refetch()}
          busy={entries.isFetching}
        />
      )}
      {entries.isSuccess && all.length === 0 && <NothingYet />}
      {all.length > 0 && shown.length === 0 && !entries.hasNextPage && (
        <p className="border border-dashed border-wall-4 px-5 py-8 text-bone-2">None of that kind hangs here yet.</p>
      )}
      <ol className="gap-5 sm:columns-2 xl:columns-3 [&>li]:mb-5 [&>li]:break-inside-avoid">
        {shown.map((entry) => (
          <li key={entry.id}>
            <WallPost entry={entry} state={state} />
          </li>
        ))}
      </ol>
      {entries.hasNextPage && (
        <Older
          busy={entries.isFetchingNextPage}
          onReach={() => void entries.fetchNextPage()}
          failed={entries.isFetchNextPageError}
        />
      )}
    </div>
  )
}

/** Older posts come as one scrolls towards them; the button is for who does not scroll. */
function Older({ busy, failed, onReach }: { busy: boolean; failed: boolean; onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || busy || failed) return undefined
    const eye = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReach(), { rootMargin: '600px' })
    eye.observe(end.current)
    return () => eye.disconnect()
  })
  return (
    <div ref={end} className="mt-4 text-center">
      <Button look="quiet" onClick={onReach} busy={busy} busyLabel="Fetching older posts...">
        Older posts
      </Button>
    </div>
  )
}

function NothingYet() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Quiet icon={<Camera />} title="Photos">
        Nothing posted yet. Pictures from the road and the rehearsal room hang here.
      </Quiet>
      <Quiet icon={<NotebookPen />} title="Song stories">
        Nothing posted yet. Where a song came from is told here.
      </Quiet>
      <Quiet icon={<Mic />} title="Voice notes">
        Nothing posted yet. Half-finished ideas and good-night messages play here.
      </Quiet>
    </div>
  )
}

/** An empty place, marked on the floor with tape. */
const Quiet = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-4 border border-dashed border-wall-4 px-5 py-5 text-bone-2 sm:min-h-44 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brass">
    {icon}
    <div>
      <h3 className="font-semibold text-bone">{title}</h3>
      <p className="mt-1 text-sm">{children}</p>
    </div>
  </div>
)
