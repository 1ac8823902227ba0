import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function NoCopies() {
  const t = useMessages(boombox)
  return (
    <EmptyState
      title={t('empty.title')}
      message={t('empty.text')}
      action={
        <>
          <Button asChild>
            <Link to={paths.redeemKeymail.href}>{t('redeem')}</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
          </Button>
        </>
      }
    />
  )
}
