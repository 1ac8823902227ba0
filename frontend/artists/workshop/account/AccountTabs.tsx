import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'

const PAGES = [
  { href: paths.workshopAccount.href, label: 'Profile' },
  { href: paths.workshopSecurity.href, label: 'Devices and corrections' },
  { href: paths.workshopDevelopers.href, label: 'Developers' },
]

export const AccountTabs = () => <WorkshopTabs label="Account" pages={PAGES} />
