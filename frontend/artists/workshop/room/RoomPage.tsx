import { Link } from 'react-router-dom'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { OwnRoom } from './OwnRoom.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const RoomPage = () => {
  const t = useMessages(workshop)
  return (
    <WorkshopPage
      title={t('nav.room')}
      actions={
        <Button asChild variant="quiet">
          <Link to={paths.privateGreenRoom.href}>Private Green Room</Link>
        </Button>
      }
    >
      {() => <OwnRoom />}
    </WorkshopPage>
  )
}
