import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'

const PAGES = [
  { href: paths.workshopReleases.href, label: 'Songs and albums' },
  { href: paths.workshopOpenSales.href, label: 'Open sale' },
  { href: paths.workshopArtCards.href, label: 'Art cards' },
]

export const ReleasesTabs = () => <WorkshopTabs label="Releases" pages={PAGES} />
