import type { ReactNode } from 'react'
import type { ArtistData } from '#contract/gkeys'
import { ErrorState } from '#ui/FailedState'
import { PageHeader } from '#ui/PageHead'
import { Spinner } from '#ui/Spinner'
import { getErrorMessage } from '#web/api'
import { useArtistSession } from '#web/artist-session'

interface RequireArtistProps {
  /** Page title while the session is loading or cannot be verified. */
  title: string
  /** Rendered when no artist is signed in. */
  fallback: ReactNode
  children: (artist: ArtistData) => ReactNode
}

/** Renders its children for the signed-in artist; handles the loading, failed and signed-out states of the session. */
export function RequireArtist({ title, fallback, children }: RequireArtistProps) {
  const { artist, isPending, error, retry, busy } = useArtistSession()
  if (isPending) {
    return (
      <>
        <PageHeader title={title} />
        <Spinner className="text-lg text-bone-2" label="Verifying G-Key access..." />
      </>
    )
  }
  if (artist === undefined) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState
          title="Your G-Key could not be verified"
          message={getErrorMessage(error, 'We could not reach the house. Please check your connection.')}
          onRetry={() => void retry()}
          busy={busy}
        />
      </>
    )
  }
  return artist ? children(artist) : fallback
}
