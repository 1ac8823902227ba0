import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const PAGES = [
  { href: paths.workshopKeymails.href, label: 'keymails.yours' },
  { href: paths.workshopIssuing.href, label: 'keymails.issue' },
] as const

export const KeymailsTabs = () => {
  const t = useMessages(workshop)
  return <WorkshopTabs label={t('nav.keymails')} pages={PAGES.map(({ href, label }) => ({ href, label: t(label) }))} />
}
