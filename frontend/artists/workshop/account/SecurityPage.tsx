import { CloseAccountPanel } from '#frontend/artists/profile/CloseAccountPanel.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { SessionsPanel } from '#frontend/auth/SessionsPanel.tsx'
import { CorrectionHistory } from '#frontend/corrections/CorrectionHistory.tsx'
import { YourDataPanel } from '#frontend/personal-data/YourDataPanel.tsx'
import { AccountTabs } from './AccountTabs.tsx'

export const SecurityPage = () => (
  <WorkshopPage title="Profile and account" tabs={<AccountTabs />}>
    {(artist) => (
      <>
        <SessionsPanel />
        <CorrectionHistory />
        {artist.accountType === 'production' && <YourDataPanel />}
        <CloseAccountPanel artist={artist} />
      </>
    )}
  </WorkshopPage>
)
