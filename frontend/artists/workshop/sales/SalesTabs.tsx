import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'

const PAGES = [
  { href: paths.workshopSales.href, label: 'Sales' },
  { href: paths.workshopStatements.href, label: 'Statements' },
]

export const SalesTabs = () => <WorkshopTabs label="Sales and statements" pages={PAGES} />
