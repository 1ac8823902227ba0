import type { ReactNode } from 'react'
import type { ArtistData } from '#contract/gkeys'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { Spinner } from '#ui/Spinner'
import { sentenceOf } from '#web/api'
import { useArtist } from '#web/artist-session'

interface SignedInArtistProps {
  /** The screen's title while nobody is known yet. */
  title: string
  /** Stands there when nobody is signed in. */
  otherwise: ReactNode
  children: (artist: ArtistData) => ReactNode
}

/** A screen of an artist: waits until the session is known, and says so when it cannot be. */
export function SignedInArtist({ title, otherwise, children }: SignedInArtistProps) {
  const { artist, isPending, error, retry, busy } = useArtist()
  if (isPending) {
    return (
      <>
        <PageHead title={title} />
        <Spinner className="text-lg text-bone-2" label="Verifying G-Key access..." />
      </>
    )
  }
  if (artist === undefined) {
    return (
      <>
        <PageHead title={title} />
        <FailedState
          title="Your G-Key could not be verified"
          message={sentenceOf(error, 'We could not reach the house. Please check your connection.')}
          onRetry={() => void retry()}
          busy={busy}
        />
      </>
    )
  }
  return artist ? children(artist) : otherwise
}
