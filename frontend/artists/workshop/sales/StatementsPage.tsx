import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { StatementsPanel } from '#frontend/revenue/StatementsPanel.tsx'
import { SalesTabs } from './SalesTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const StatementsPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('sales.title')} tabs={<SalesTabs />}>
      {() => <StatementsPanel />}
    </WorkshopPage>
  )
}
