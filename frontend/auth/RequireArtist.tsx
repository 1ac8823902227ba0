import type { ReactNode } from 'react'
import type { ArtistData } from '#contract/artists'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useArtistSession } from '#frontend/api/artist-session.ts'
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RequireArtistProps {
  /** Page title while the session is loading or cannot be verified. */
  title: string
  /** Rendered when no artist is signed in. */
  fallback: ReactNode
  children: (artist: ArtistData) => ReactNode
}

/** Renders its children for the signed-in artist; handles the loading, failed and signed-out states of the session. */
export function RequireArtist({ title, fallback, children }: RequireArtistProps) {
  const t = useMessages(gKeySignIn)
  const { artist, isPending, error, retry, busy } = useArtistSession()
  if (isPending) {
    return (
      <>
        <PageHeader title={title} />
        <Spinner className="text-lg text-bone-2" label={t('session.verifying')} />
      </>
    )
  }
  if (artist === undefined) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState
          title={t('session.failed')}
          message={getErrorMessage(error, t('session.failedText'))}
          onRetry={() => void retry()}
          busy={busy}
        />
      </>
    )
  }
  return artist ? children(artist) : fallback
}
