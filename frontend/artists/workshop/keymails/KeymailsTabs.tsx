import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'

const PAGES = [
  { href: paths.workshopKeymails.href, label: 'Your Keymails' },
  { href: paths.workshopIssuing.href, label: 'Issue Keymails' },
]

export const KeymailsTabs = () => <WorkshopTabs label="Keymails" pages={PAGES} />
