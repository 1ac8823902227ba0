import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { buildExportUrl, getExport } from '#contract/personal-data/exports'
import { sendRequest } from '#frontend/api/api-client.ts'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'

/** Target of the mail that says that an archive is ready. Mail programs prefetch links, so the button downloads. */
export function ArchivePage() {
  const t = useMessages(personalData)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const archive = useQuery({
    queryKey: [getExport.path, token],
    queryFn: ({ signal }) => sendRequest(getExport, { body: { token }, signal }),
    retry: false,
  })
  if (archive.isPending) return <PageSkeleton />
  if (!archive.data)
    return (
      <>
        <PageHeader title={t('archive.title')} />
        <ErrorState title={t('archive.over')} message={t('archive.overText')} />
        <Button variant="quiet" className="mt-6" asChild>
          <Link to={paths.yourData.href}>{t('panel.link')}</Link>
        </Button>
      </>
    )
  const { files, bytes, until } = archive.data
  return (
    <PageHeader
      title={t('archive.title')}
      lead={t('archive.lead', { files, size: formatBytes(bytes), date: formatLongDate(until) })}
      actions={
        <Button variant="go" size="large" asChild>
          <a href={buildExportUrl(token)} download>
            {t('archive.button')}
          </a>
        </Button>
      }
    />
  )
}
