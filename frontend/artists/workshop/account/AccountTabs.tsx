import { WorkshopTabs } from '#frontend/artists/workshop/WorkshopTabs.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const PAGES = [
  { href: paths.workshopAccount.href, label: 'account.profile' },
  { href: paths.workshopSecurity.href, label: 'account.security' },
  { href: paths.workshopDevelopers.href, label: 'account.developers' },
] as const

export const AccountTabs = () => {
  const t = useMessages(workshop)
  return <WorkshopTabs label={t('nav.account')} pages={PAGES.map(({ href, label }) => ({ href, label: t(label) }))} />
}
