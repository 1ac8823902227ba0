import { ArtCardsPanel } from '#frontend/art-cards/cards/ArtCardsPanel.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const ArtCardsPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('nav.releases')} tabs={<ReleasesTabs />}>
      {(artist) => <ArtCardsPanel artist={artist} />}
    </WorkshopPage>
  )
}
