import { Link, Navigate, useLocation } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { SignOutButton } from '#frontend/artists/workshop/account/SignOutButton.tsx'
import { EvaluationBanner } from '#frontend/artists/workshop/EvaluationBanner.tsx'
import { WorkshopNav } from '#frontend/artists/workshop/WorkshopNav.tsx'
import { ExampleWorkshop } from '#frontend/examples/ExampleWorkshop.tsx'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { RevenueSummary } from '#frontend/revenue/RevenueSummary.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { getMovedSection } from './moved-sections.ts'
import { NextSteps } from './NextSteps.tsx'
import { WorkshopTools } from './WorkshopTools.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The workshop's first page: what came in, what comes next, and the tools. */
export function MembersWorkshopPage() {
  const { hash } = useLocation()
  const moved = getMovedSection(hash.slice(1))
  if (moved) return <Navigate to={moved} replace />
  return (
    <RequireArtist title="Members Workshop" fallback={<Navigate to={paths.gKeyLogin.href} replace />}>
      {(artist) => <Home artist={artist} />}
    </RequireArtist>
  )
}

function Home({ artist }: { artist: ArtistData }) {
  const t = useMessages(workshop)
  return (
    <div className="[&_section[id]]:scroll-mt-20">
      <WorkshopNav />
      <PageHeader
        title="Members Workshop"
        // The lanyard ends below the navigation.
        className="[overflow-y:clip] sm:!pt-4 sm:!pb-10"
        lead={t('home.lead', { artistName: artist.artistName })}
        actions={
          <>
            <Button asChild>
              <Link to={paths.privateGreenRoom.href}>Private Green Room</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.publicShowcase.href}>{t('showcase')}</Link>
            </Button>
            <SignOutButton />
          </>
        }
        aside={<AccountStatus artist={artist} />}
      />
      {artist.accountType === 'test' ? (
        <>
          <EvaluationBanner />
          <ExampleWorkshop>
            <Rooms artist={artist} />
          </ExampleWorkshop>
        </>
      ) : (
        <Rooms artist={artist} />
      )}
    </div>
  )
}

function Rooms({ artist }: { artist: ArtistData }) {
  return (
    <>
      <RevenueSummary />
      <NextSteps artist={artist} />
      <WorkshopTools artist={artist} />
    </>
  )
}
