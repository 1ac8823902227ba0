import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { RevenuePanel } from '#frontend/revenue/RevenuePanel.tsx'
import { RefundRequestsPanel } from './RefundRequestsPanel.tsx'
import { SalesTabs } from './SalesTabs.tsx'

export const SalesPage = () => (
  <WorkshopPage title="Sales and statements" tabs={<SalesTabs />}>
    {() => (
      <>
        <RefundRequestsPanel />
        <RevenuePanel />
      </>
    )}
  </WorkshopPage>
)
