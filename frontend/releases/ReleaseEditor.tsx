import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Release = { id: string; title: string; status: string; coverUrl: string | null }

interface ReleaseEditorProps<R extends Release> {
  read: UseQueryResult<R, Error>
  /** The release's public page. */
  pageHref: string
  children: (release: R) => ReactNode
}

/** The page on which a song or album is edited: its title and cover, and the form beside it. */
export function ReleaseEditor<R extends Release>({ read, pageHref, children }: ReleaseEditorProps<R>) {
  const t = useMessages(releaseMessages)
  const release = read.data
  if (read.isPending) return <PageSkeleton />
  if (!release) {
    const isUnknown = read.error instanceof ApiError && read.error.status < 500
    return (
      <ErrorState
        title={isUnknown ? t('unknown') : t('unreadable')}
        message={getErrorMessage(read.error, t('unreadableText'))}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        isPageTitle
        className="my-16"
      />
    )
  }
  return (
    <>
      <PageHeader
        title={release.title}
        tabTitle={t('edit', { title: release.title })}
        className="[&_h1]:[overflow-wrap:anywhere]"
        lead={t('lead')}
        back={
          <Link to={paths.workshopReleases.href}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('releases')}
          </Link>
        }
        actions={
          release.status === 'published' && (
            <Button variant="quiet" asChild>
              <Link to={pageHref}>{t('seePage')}</Link>
            </Button>
          )
        }
      />
      <div className="grid items-start gap-x-16 gap-y-8 pb-20 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <Cover id={release.id} url={release.coverUrl} large className="max-w-72" />
        <div className="min-w-0">{children(release)}</div>
      </div>
    </>
  )
}
