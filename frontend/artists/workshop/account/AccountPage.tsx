import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { ProfilePanel } from '#frontend/artists/profile/ProfilePanel.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { SaleMailsPanel } from './SaleMailsPanel.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const AccountPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('account.title')} tabs={<AccountTabs />} actions={<SignOutButton />}>
      {(artist) => (
        <>
          <ProfilePanel artist={artist} />
          {artist.accountType === 'production' && <SaleMailsPanel />}
        </>
      )}
    </WorkshopPage>
  )
}
