import { Link } from 'react-router-dom'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { OwnRoom } from './OwnRoom.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'

export const RoomPage = () => (
  <WorkshopPage
    title="Green Room"
    actions={
      <Button asChild variant="quiet">
        <Link to={paths.privateGreenRoom.href}>Private Green Room</Link>
      </Button>
    }
  >
    {() => <OwnRoom />}
  </WorkshopPage>
)
