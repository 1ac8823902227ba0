import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { CreateKeymailPanel } from '#frontend/keymails/create/CreateKeymailPanel.tsx'
import { IssueKeymailsPanel } from '#frontend/keymails/create/IssueKeymailsPanel.tsx'
import { KeymailsTabs } from './KeymailsTabs.tsx'

export const IssuingPage = () => (
  <WorkshopPage title="Keymails" tabs={<KeymailsTabs />}>
    {(artist) => (
      <>
        <IssueKeymailsPanel artist={artist} />
        <CreateKeymailPanel artist={artist} />
      </>
    )}
  </WorkshopPage>
)
