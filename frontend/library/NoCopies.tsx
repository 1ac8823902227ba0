import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'

export function NoCopies() {
  return (
    <EmptyState
      title="No copies yet"
      message="Redeem a Keymail, or buy a copy where the artist offers one. It plays here from then on."
      action={
        <>
          <Button asChild>
            <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.browseMusic.href}>Browse Music</Link>
          </Button>
        </>
      }
    />
  )
}
