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

/** The room's live content: chats, posts and statistics. */
export function GreenRoomActivity({ room }: { room: Room }) {
  const { artistId, songs } = room
  const state = useApiQuery(getRoom, { params: { artistId }, everySeconds: 120 })
  const streamStatus = useRoomStream(state.data)
  const subject = room.access === 'artist' ? 'you' : room.artistName
  const number = (value: number | undefined) => formatCount(value ?? 0)
  const stats = state.data?.stats

  if (state.isError && !state.data) {
    return (
      <Section title="Backstage chats">
        <ErrorState
          title="The room is quiet because we cannot hear it"
          message={getErrorMessage(
            state.error,
            'We could not reach TuneMaker. Nothing is lost; try again in a moment.',
          )}
          onRetry={() => void state.refetch()}
          busy={state.isFetching}
        />
      </Section>
    )
  }
  return (
    <>
      {state.data && !state.data.me.mayWrite && (
        <Banner title="Evaluation Mode - Green Room Preview" className="mb-10">
          This is your room as it is. With a production G-Key you post, chat and answer here.
        </Banner>
      )}
      <Section layout="split" title="Backstage chats" intro={`Between ${subject} and the people who hold a copy.`}>
        {state.data ? (
          <BackstageChats state={state.data} streamStatus={streamStatus} />
        ) : (
          <Skeleton className="h-[30rem]" />
        )}
      </Section>

      <Section
        title="Dressing-room exclusives"
        intro="Photos, song stories and voice notes. For holders only; none of it is shown anywhere else."
      >
        {state.data ? <PostFeed state={state.data} songs={songs} /> : <Skeleton className="h-72" />}
      </Section>

      <Section layout="split" title="Inner-circle stats" intro="Counted, not estimated.">
        <StatRow>
          <Stat
            label={stats?.holders === 1 ? 'holder' : 'holders'}
            value={number(stats?.holders ?? room.holders)}
            loading={!stats}
          />
          <Stat
            label={stats?.conversations === 1 ? 'conversation' : 'conversations'}
            value={number(stats?.conversations)}
            loading={!stats}
          />
          <Stat label={stats?.posts === 1 ? 'post' : 'posts'} value={number(stats?.posts)} loading={!stats} />
        </StatRow>
      </Section>
    </>
  )
}
