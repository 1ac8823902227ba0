import type { ArtistData } from '#contract/artists'
import { listEditions } from '#contract/keymails/listing'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { IssueKeymailsForm } from './IssueKeymailsForm.tsx'

/** Issues several Keymails of one edition at once. */
export function IssueKeymailsPanel({ artist }: { artist: ArtistData }) {
  const isEvaluation = artist.accountType === 'test'
  const editions = useApiQuery(listEditions, { enabled: !isEvaluation })
  if (isEvaluation) return null
  return (
    <Section
      id="issue-keymails"
      title="Several at once"
      intro="The next numbers of a song or an album, all or none, for a show or a list of addresses."
      layout="split"
    >
      {editions.isError ? (
        <ErrorState
          title="Your editions could not be read"
          message={getErrorMessage(editions.error, 'We could not reach TuneMaker. Nothing has changed.')}
          onRetry={() => void editions.refetch()}
          busy={editions.isFetching}
        />
      ) : editions.isPending ? (
        <Skeleton className="h-24" />
      ) : editions.data.length === 0 ? (
        <EmptyState title="Nothing for sale yet" message="Upload a song; its copies get their Keymails here." />
      ) : (
        <IssueKeymailsForm artist={artist} editions={editions.data} />
      )}
    </Section>
  )
}
