import type { ArtistData } from '#contract/artists'
import { listEditions } from '#contract/keymails/listing'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { IssueKeymailsForm } from './IssueKeymailsForm.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Issues several Keymails of one edition at once. */
export function IssueKeymailsPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(keymailMessages)
  const isEvaluation = artist.accountType === 'test'
  const editions = useApiQuery(listEditions, { enabled: !isEvaluation })
  if (isEvaluation) return null
  return (
    <Section id="issue-keymails" title={t('issue.title')} intro={t('issue.intro')} layout="split">
      {editions.isError ? (
        <ErrorState
          title={t('issue.unreadable')}
          message={getErrorMessage(editions.error, t('issue.unreadableText'))}
          onRetry={() => void editions.refetch()}
          busy={editions.isFetching}
        />
      ) : editions.isPending ? (
        <Skeleton className="h-24" />
      ) : editions.data.length === 0 ? (
        <EmptyState title={t('issue.nothing')} message={t('issue.nothingText')} />
      ) : (
        <IssueKeymailsForm artist={artist} editions={editions.data} />
      )}
    </Section>
  )
}
