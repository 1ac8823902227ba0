import { Link } from 'react-router-dom'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { EditionsPanel } from '#frontend/catalog/EditionsPanel.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const ReleasesPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage
      title={t('nav.releases')}
      tabs={<ReleasesTabs />}
      actions={
        <Button asChild>
          <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
        </Button>
      }
    >
      {(artist) => <EditionsPanel artist={artist} />}
    </WorkshopPage>
  )
}
