import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { CreateKeymailPanel } from '#frontend/keymails/create/CreateKeymailPanel.tsx'
import { IssueKeymailsPanel } from '#frontend/keymails/create/IssueKeymailsPanel.tsx'
import { KeymailsTabs } from './KeymailsTabs.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const IssuingPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('nav.keymails')} tabs={<KeymailsTabs />}>
      {(artist) => (
        <>
          <IssueKeymailsPanel artist={artist} />
          <CreateKeymailPanel artist={artist} />
        </>
      )}
    </WorkshopPage>
  )
}
