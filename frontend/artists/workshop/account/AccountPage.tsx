import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { ProfilePanel } from '#frontend/artists/profile/ProfilePanel.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { SaleMailsPanel } from './SaleMailsPanel.tsx'
import { SignOutButton } from './SignOutButton.tsx'

export const AccountPage = () => (
  <WorkshopPage title="Profile and account" tabs={<AccountTabs />} actions={<SignOutButton />}>
    {(artist) => (
      <>
        <ProfilePanel artist={artist} />
        {artist.accountType === 'production' && <SaleMailsPanel />}
      </>
    )}
  </WorkshopPage>
)
