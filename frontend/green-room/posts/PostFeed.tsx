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
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const FILTERS = [
  { value: 'all', label: 'post.all' },
  { value: 'photos', label: 'post.photos' },
  { value: 'stories', label: 'post.stories' },
  { value: 'voice', label: 'post.voices' },
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
  const t = useMessages(greenRoom)
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
          {t('post.new', { count: state.unseen.wall })}
        </p>
      )}
      {all.length > 0 && (
        <div className="mb-6">
          <SegmentedControl
            label={t('post.filter')}
            options={FILTERS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      {entries.isPending && (
        <div role="status" className="grid gap-4 sm:grid-cols-2">
          <span className="sr-only">{t('loading')}</span>
          {[1, 2].map((n) => (
            <Skeleton key={n} className="h-56" />
          ))}
        </div>
      )}
      {entries.isError && all.length === 0 && (
        <ErrorState
          title={t('post.failed')}
          message={getErrorMessage(entries.error, t('post.failedText'))}
          onRetry={() => void entries.refetch()}
          busy={entries.isFetching}
        />
      )}
      {entries.isSuccess && all.length === 0 && <EmptyFeed />}
      {all.length > 0 && filtered.length === 0 && !entries.hasNextPage && (
        <p className="border border-dashed border-wall-4 px-5 py-8 text-bone-2">{t('post.noMatch')}</p>
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
  const t = useMessages(greenRoom)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || busy || failed) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={end} className="mt-4 text-center">
      <Button variant="quiet" onClick={onLoad} busy={busy} busyLabel={t('post.olderBusy')}>
        {t('post.older')}
      </Button>
    </div>
  )
}

function EmptyFeed() {
  const t = useMessages(greenRoom)
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <EmptyFeedHint icon={<Camera />} title={t('post.photos')}>
        {t('post.noPhotos')}
      </EmptyFeedHint>
      <EmptyFeedHint icon={<NotebookPen />} title={t('post.stories')}>
        {t('post.noStories')}
      </EmptyFeedHint>
      <EmptyFeedHint icon={<Mic />} title={t('post.voices')}>
        {t('post.noVoices')}
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
