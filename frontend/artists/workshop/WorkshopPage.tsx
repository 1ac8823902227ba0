import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { ExampleWorkshop } from '#frontend/examples/ExampleWorkshop.tsx'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { EvaluationBanner } from './EvaluationBanner.tsx'
import { WorkshopNav } from './WorkshopNav.tsx'

interface WorkshopPageProps {
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  actions?: ReactNode
  /** Links to the section's pages, where it has several. */
  tabs?: ReactNode
  children: (artist: ArtistData) => ReactNode
}

/** One of the workshop's pages: the navigation, its title and content, for the signed-in artist only. */
export function WorkshopPage({ title, lead, actions, tabs, children }: WorkshopPageProps) {
  usePageTitle(title)
  return (
    <RequireArtist title={title} fallback={<Navigate to={paths.gKeyLogin.href} replace />}>
      {(artist) => (
        <div className="[--section-top:5.5rem] [&_section[id]]:scroll-mt-20">
          <WorkshopNav />
          <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 className="poster text-poster-m">{title}</h1>
              {lead && <p className="mt-3 max-w-measure text-bone-2">{lead}</p>}
            </div>
            {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
          </header>
          {tabs}
          {artist.accountType === 'test' ? (
            <>
              <EvaluationBanner />
              <ExampleWorkshop>{children(artist)}</ExampleWorkshop>
            </>
          ) : (
            children(artist)
          )}
        </div>
      )}
    </RequireArtist>
  )
}
