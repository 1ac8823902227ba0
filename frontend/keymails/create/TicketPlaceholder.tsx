import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'

export function TicketPlaceholder({
  evaluating,
  songs,
  onRetry,
}: {
  evaluating: boolean
  songs: number
  onRetry: (() => unknown) | undefined
}) {
  if (onRetry) {
    return (
      <ErrorState
        title="Your songs could not be read"
        message="We could not reach TuneMaker. You can still type a title."
        onRetry={() => void onRetry()}
      />
    )
  }
  if (evaluating) {
    return (
      <EmptyState
        title="Your ticket prints here"
        message="Type any title. An evaluation G-Key prints demo Keymails that nobody can redeem."
      />
    )
  }
  return songs > 0 ? (
    <EmptyState
      title="No song of yours has this title"
      message="A Keymail is printed for a song you have uploaded. Capitals and accents do not matter."
    />
  ) : (
    <EmptyState
      title="No songs to print for yet"
      message="Upload your first song and decide how many copies there will ever be."
      action={
        <Button asChild>
          <Link to={paths.uploadSongs.href}>Upload Songs</Link>
        </Button>
      }
    />
  )
}
