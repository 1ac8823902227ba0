import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getLibrary, type Library } from '#contract/library'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Boombox } from './Boombox.tsx'
import { GREEN_ROOM_LINK, LibraryOffer } from './LibraryOffer.tsx'
import { NoCopies } from './NoCopies.tsx'

export function VirtualBoomboxPage() {
  useServiceWorker()
  const library = useApiQuery(getLibrary)
  const [justActivated, setJustActivated] = useState(false)

  if (library.isPending) {
    return (
      <>
        <PageHeader title="Digital Music Library" />
        <Skeleton className="h-72" />
      </>
    )
  }
  if (library.isError) {
    return (
      <>
        <PageHeader title="Digital Music Library" />
        <ErrorState
          title="The library did not open"
          message={getErrorMessage(
            library.error,
            'We could not reach TuneMaker. What is yours stays yours; try again.',
          )}
          onRetry={() => void library.refetch()}
          busy={library.isFetching}
        />
      </>
    )
  }
  return library.data.active ? (
    <ActiveLibrary library={library.data} justActivated={justActivated} />
  ) : (
    <LibraryOffer library={library.data} onActivated={() => setJustActivated(true)} />
  )
}

function ActiveLibrary({ library, justActivated }: { library: Library; justActivated: boolean }) {
  const { tracks, artists } = library
  const songs = tracks.length === 1 ? 'One song' : `${tracks.length} songs`
  return (
    <>
      <PageHeader
        title="Digital Music Library"
        lead={
          tracks.length > 0
            ? `${songs} by ${artists === 1 ? 'one artist' : `${artists} artists`}, all yours, in one place.`
            : 'Your library is open. It fills with every copy you own.'
        }
        actions={
          <Button variant="quiet" asChild>
            <Link to={GREEN_ROOM_LINK.to}>{GREEN_ROOM_LINK.text}</Link>
          </Button>
        }
      />
      <div role="status">
        {justActivated && (
          <Banner tone="go" title="Library Activated!" className="mb-10">
            It stays with you on every device you sign in on. What you buy later appears here by itself.
          </Banner>
        )}
      </div>
      {tracks.length > 0 ? <Boombox tracks={tracks} /> : <NoCopies />}
    </>
  )
}
