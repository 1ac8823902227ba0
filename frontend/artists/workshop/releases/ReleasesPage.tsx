import { Link } from 'react-router-dom'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { EditionsPanel } from '#frontend/catalog/EditionsPanel.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'

export const ReleasesPage = () => (
  <WorkshopPage
    title="Releases"
    tabs={<ReleasesTabs />}
    actions={
      <Button asChild>
        <Link to={paths.uploadSongs.href}>Upload Songs</Link>
      </Button>
    }
  >
    {(artist) => <EditionsPanel artist={artist} />}
  </WorkshopPage>
)
