import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { HoldersPanel } from './HoldersPanel.tsx'

export const FansPage = () => (
  <WorkshopPage title="Fans" lead="Everybody who paid for a copy holds it for good.">
    {(artist) => <HoldersPanel artist={artist} />}
  </WorkshopPage>
)
