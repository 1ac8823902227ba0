import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'

/** What to do next when somebody else may be using the account. */
export function StolenKeyLinks() {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button asChild variant="quiet">
        <Link to={paths.lostGKey.href}>Somebody knows my G-Key</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to={paths.contactUs.href}>Write to us</Link>
      </Button>
    </div>
  )
}
