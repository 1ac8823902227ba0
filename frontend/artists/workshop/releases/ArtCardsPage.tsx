import { ArtCardsPanel } from '#frontend/art-cards/cards/ArtCardsPanel.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'

export const ArtCardsPage = () => (
  <WorkshopPage title="Releases" tabs={<ReleasesTabs />}>
    {(artist) => <ArtCardsPanel artist={artist} />}
  </WorkshopPage>
)
