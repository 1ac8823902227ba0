import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PREVIEW_SECONDS } from '#contract/playback'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { FeaturedArtists } from './FeaturedArtists.tsx'
import { SongDiscovery } from './SongDiscovery.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Free 30-second previews of featured and searched songs. */
export function PublicShowcasePage() {
  const t = useMessages(music)
  return (
    <>
      <PageHeader
        title={t('showcase.title')}
        lead={t('showcase.lead', { seconds: PREVIEW_SECONDS })}
        className="[&_h1]:leading-[1.02]"
        back={
          <Button variant="quiet" asChild>
            <Link to={paths.home.href}>
              <ArrowLeft aria-hidden="true" />
              {t('showcase.back')}
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
