import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { OpenSalesPanel } from '#frontend/open-sales/OpenSalesPanel.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'

export const OpenSalesPage = () => (
  <WorkshopPage title="Releases" tabs={<ReleasesTabs />}>
    {(artist) => <OpenSalesPanel artist={artist} />}
  </WorkshopPage>
)
