import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { StatementsPanel } from '#frontend/revenue/StatementsPanel.tsx'
import { SalesTabs } from './SalesTabs.tsx'

export const StatementsPage = () => (
  <WorkshopPage title="Sales and statements" tabs={<SalesTabs />}>
    {() => <StatementsPanel />}
  </WorkshopPage>
)
