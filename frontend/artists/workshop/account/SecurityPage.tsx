import { CloseAccountPanel } from '#frontend/artists/profile/CloseAccountPanel.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { SessionsPanel } from '#frontend/auth/SessionsPanel.tsx'
import { CorrectionHistory } from '#frontend/corrections/CorrectionHistory.tsx'
import { YourDataPanel } from '#frontend/personal-data/YourDataPanel.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const SecurityPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('account.title')} tabs={<AccountTabs />}>
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
}
