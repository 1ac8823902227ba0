import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Library } from '#contract/library'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { ContentSkeleton } from '#frontend/ui/feedback/ContentSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Boombox } from './Boombox.tsx'
import { LibraryOffer } from './LibraryOffer.tsx'
import { NoCopies } from './NoCopies.tsx'
import { RecentlyHeard } from './RecentlyHeard.tsx'
import { RoomNewsSection } from './RoomNewsSection.tsx'
import { useLibrary } from './use-library.ts'
import { paths } from '#frontend/lib/paths.ts'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The fan's home: what plays, what is new in the rooms, what was heard last; and the library, or its offer. */
export function VirtualBoomboxPage() {
  const t = useMessages(boombox)
  useServiceWorker()
  const library = useLibrary()
  const [justActivated, setJustActivated] = useState(false)

  if (library.isPending) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ContentSkeleton />
      </>
    )
  }
  if (library.isError) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorState
          title={t('unreadable')}
          message={getErrorMessage(library.error, t('unreachable'))}
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
  const t = useMessages(boombox)
  const { tracks, artists } = library
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={tracks.length > 0 ? t('active.lead', { songs: tracks.length, artists }) : t('active.empty')}
        actions={
          <Button variant="quiet" asChild>
            <Link to={paths.privateGreenRoom.href}>{t('room')}</Link>
          </Button>
        }
      />
      <div role="status">
        {justActivated && (
          <Banner tone="go" title={t('activated')} className="mb-10">
            {t('active.text')}
          </Banner>
        )}
      </div>
      {tracks.length > 0 ? (
        <>
          <Boombox tracks={tracks} />
          <div className="mt-16 sm:mt-24">
            <RoomNewsSection />
            <RecentlyHeard library={library} />
          </div>
        </>
      ) : (
        <NoCopies />
      )}
    </>
  )
}
