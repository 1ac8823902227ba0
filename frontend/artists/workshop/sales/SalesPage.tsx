import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { RevenuePanel } from '#frontend/revenue/RevenuePanel.tsx'
import { RefundRequestsPanel } from './RefundRequestsPanel.tsx'
import { SalesTabs } from './SalesTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const SalesPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('sales.title')} tabs={<SalesTabs />}>
      {() => (
        <>
          <RefundRequestsPanel />
          <RevenuePanel />
        </>
      )}
    </WorkshopPage>
  )
}
