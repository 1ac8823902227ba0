import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** What to do next when somebody else may be using the account. */
export function StolenKeyLinks() {
  const t = useMessages(gKeySignIn)
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button asChild variant="quiet">
        <Link to={paths.lostGKey.href}>{t('stolen.known')}</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to={paths.contactUs.href}>{t('stolen.write')}</Link>
      </Button>
    </div>
  )
}
