import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { AudiencesPanel } from './AudiencesPanel.tsx'
import { HoldersPanel } from './HoldersPanel.tsx'
import { MessageList } from './MessageList.tsx'
import { MessagePanel } from './MessagePanel.tsx'

export const FansPage = () => (
  <WorkshopPage title="Fans" lead="Everybody who paid for a copy holds it for good.">
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
