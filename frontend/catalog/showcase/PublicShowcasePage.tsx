import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PREVIEW_SECONDS } from '#contract/playback'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { FeaturedArtists } from './FeaturedArtists.tsx'
import { SongDiscovery } from './SongDiscovery.tsx'

/** Free 30-second previews of featured and searched songs. */
export function PublicShowcasePage() {
  return (
    <>
      <PageHeader
        title="Public Showcase"
        lead={`The stage by the window, where anybody in the street can hear a song before deciding: ${PREVIEW_SECONDS} seconds of each, free, without registering.`}
        className="[&_h1]:leading-[1.02]"
        back={
          <Button variant="quiet" asChild>
            <Link to={paths.home.href}>
              <ArrowLeft aria-hidden="true" />
              Back to Home
            </Link>
          </Button>
        }
      />
      <FeaturedArtists />
      <SongDiscovery />
      <ComingSoon />
    </>
  )
}
