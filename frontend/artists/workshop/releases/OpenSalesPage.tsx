import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { DiscountsPanel } from '#frontend/open-sales/discounts/DiscountsPanel.tsx'
import { OpenSalesPanel } from '#frontend/open-sales/OpenSalesPanel.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'

export const OpenSalesPage = () => (
  <WorkshopPage title="Releases" tabs={<ReleasesTabs />}>
    {(artist) => (
      <>
        <OpenSalesPanel artist={artist} />
        {artist.accountType === 'production' && <DiscountsPanel />}
      </>
    )}
  </WorkshopPage>
)
