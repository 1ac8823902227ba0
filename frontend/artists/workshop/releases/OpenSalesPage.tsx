import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { DiscountsPanel } from '#frontend/open-sales/discounts/DiscountsPanel.tsx'
import { OpenSalesPanel } from '#frontend/open-sales/OpenSalesPanel.tsx'
import { ReleasesTabs } from './ReleasesTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const OpenSalesPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('nav.releases')} tabs={<ReleasesTabs />}>
      {(artist) => (
        <>
          <OpenSalesPanel artist={artist} />
          {artist.accountType === 'production' && <DiscountsPanel />}
        </>
      )}
    </WorkshopPage>
  )
}
