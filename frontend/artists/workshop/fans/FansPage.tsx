import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { AudiencesPanel } from './AudiencesPanel.tsx'
import { HoldersPanel } from './HoldersPanel.tsx'
import { MessageList } from './MessageList.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const FansPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage title={t('nav.fans')} lead={t('fans.lead')}>
      {(artist) => (
        <>
          <AudiencesPanel />
          {artist.accountType === 'production' && (
            <>
              <MessagePanel artistName={artist.artistName} />
              <MessageList />
            </>
          )}
          <HoldersPanel artist={artist} />
        </>
      )}
    </WorkshopPage>
  )
}
