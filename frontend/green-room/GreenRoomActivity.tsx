import type { Room } from '#contract/green-room'
import { getRoom } from '#contract/green-room'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BackstageChats } from './chat/BackstageChats.tsx'
import { PostFeed } from './posts/PostFeed.tsx'
import { useRoomStream } from './use-room-stream.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The room's live content: chats, posts and statistics. */
export function GreenRoomActivity({ room }: { room: Room }) {
  const t = useMessages(greenRoom)
  const { artistId, songs } = room
  const state = useApiQuery(getRoom, { params: { artistId }, everySeconds: 120 })
  const streamStatus = useRoomStream(state.data)
  const number = (value: number | undefined) => formatCount(value ?? 0)
  const stats = state.data?.stats

  if (state.isError && !state.data) {
    return (
      <Section title={t('chats.title')}>
        <ErrorState
          title={t('activity.failed')}
          message={getErrorMessage(state.error, t('activity.failedText'))}
          onRetry={() => void state.refetch()}
          busy={state.isFetching}
        />
      </Section>
    )
  }
  return (
    <>
      {state.data && !state.data.me.mayWrite && (
        <Banner title={t('evaluation.title')} className="mb-10">
          {t('evaluation.text')}
        </Banner>
      )}
      <Section
        layout="split"
        title={t('chats.title')}
        intro={room.access === 'artist' ? t('chats.introOwn') : t('chats.intro', { artist: room.artistName })}
      >
        {state.data ? (
          <BackstageChats state={state.data} streamStatus={streamStatus} />
        ) : (
          <Skeleton className="h-[30rem]" />
        )}
      </Section>

      <Section title={t('posts.title')} intro={t('posts.intro')}>
        {state.data ? <PostFeed state={state.data} songs={songs} /> : <Skeleton className="h-72" />}
      </Section>

      <Section layout="split" title={t('stats.title')} intro={t('stats.intro')}>
        <StatRow>
          <Stat
            label={t('stats.holders', { count: stats?.holders ?? room.holders })}
            value={number(stats?.holders ?? room.holders)}
            loading={!stats}
          />
          <Stat
            label={t('stats.conversations', { count: stats?.conversations ?? 0 })}
            value={number(stats?.conversations)}
            loading={!stats}
          />
          <Stat label={t('stats.posts', { count: stats?.posts ?? 0 })} value={number(stats?.posts)} loading={!stats} />
        </StatRow>
      </Section>
    </>
  )
}
