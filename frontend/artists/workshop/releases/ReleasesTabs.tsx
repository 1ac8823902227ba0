import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const PAGES = [
  { href: paths.workshopReleases.href, label: 'releases.songs' },
  { href: paths.workshopOpenSales.href, label: 'releases.openSale' },
  { href: paths.workshopArtCards.href, label: 'releases.artCards' },
] as const

export const ReleasesTabs = () => {
  const t = useMessages(workshop)
  return <WorkshopTabs label={t('nav.releases')} pages={PAGES.map(({ href, label }) => ({ href, label: t(label) }))} />
}
