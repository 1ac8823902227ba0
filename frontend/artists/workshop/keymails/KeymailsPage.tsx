import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { KeymailsPanel } from '#frontend/keymails/KeymailsPanel.tsx'

export const KeymailsPage = () => (
  <WorkshopPage title="Keymails">{(artist) => <KeymailsPanel artist={artist} />}</WorkshopPage>
)
