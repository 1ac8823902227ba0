import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** In the place of a song or album that there is not. */
export function ReleaseNotFound({ title }: { title: string }) {
  const t = useMessages(music)
  return (
    <PageHeader
      title={title}
      lead={t('goneText')}
      actions={
        <>
          <Button asChild>
            <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.search.href}>{t('search')}</Link>
          </Button>
        </>
      }
    />
  )
}
