import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { shell } from '#text/messages/catalogs/shell/en'

export function NotFoundPage() {
  const t = useMessages(shell)
  return (
    <PageHeader
      title={t('notFound.title')}
      size="poster"
      lead={t('notFound.lead')}
      actions={
        <>
          <Button asChild>
            <Link to={paths.start.href}>{t('notFound.action')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.search.href}>{t('search')}</Link>
          </Button>
        </>
      }
    />
  )
}
