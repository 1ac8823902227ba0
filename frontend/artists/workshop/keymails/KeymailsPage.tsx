import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { KeymailsPanel } from '#frontend/keymails/list/KeymailsPanel.tsx'
import { KeymailsTabs } from './KeymailsTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const KeymailsPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('nav.keymails')} tabs={<KeymailsTabs />}>
      {(artist) => <KeymailsPanel artist={artist} />}
    </WorkshopPage>
  )
}
