import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const PAGES = [
  { href: paths.workshopSales.href, label: 'nav.sales' },
  { href: paths.workshopStatements.href, label: 'sales.statements' },
] as const

export const SalesTabs = () => {
  const t = useMessages(workshop)
  return <WorkshopTabs label={t('sales.title')} pages={PAGES.map(({ href, label }) => ({ href, label: t(label) }))} />
}
