import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { KeymailsPanel } from '#frontend/keymails/list/KeymailsPanel.tsx'
import { KeymailsTabs } from './KeymailsTabs.tsx'

export const KeymailsPage = () => (
  <WorkshopPage title="Keymails" tabs={<KeymailsTabs />}>
    {(artist) => <KeymailsPanel artist={artist} />}
  </WorkshopPage>
)
