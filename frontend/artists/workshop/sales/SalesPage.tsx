import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { RevenuePanel } from '#frontend/revenue/RevenuePanel.tsx'

export const SalesPage = () => <WorkshopPage title="Sales and statements">{() => <RevenuePanel />}</WorkshopPage>
