import { Download } from 'lucide-react'
import type { EndpointReply } from '#contract/http'
import { downloadFollowers, listAudiences } from '#contract/follows/messages'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

type Edition = EndpointReply<typeof listAudiences>['editions'][number]

const COLUMNS: readonly Column<Edition>[] = [
  { title: 'Release', primary: true, cell: ({ title, kind }) => (kind === 'album' ? `${title} (album)` : title) },
  { title: 'Holders', align: 'right', cell: ({ holders }) => formatCount(holders) },
  { title: 'Want to hear from you', align: 'right', cell: ({ reachable }) => formatCount(reachable) },
  { title: 'Since', cell: ({ since }) => <span className="whitespace-nowrap">{formatDate(since)}</span> },
]

/** Who agreed to hear from the artist, in all and by release. */
export function AudiencesPanel() {
  const audiences = useApiQuery(listAudiences)
  const { followers = 0, sharing = 0, editions = [] } = audiences.data ?? {}
  return (
    <Section
      id="audiences"
      title="Who hears from you"
      intro="Fans are asked when they enter your Green Room, and confirm by a link in an email. Whoever ends it hears no more, at once."
      layout="split"
      action={
        sharing > 0 && (
          <Button asChild variant="quiet">
            <a href={downloadFollowers.path} download>
              <Download aria-hidden="true" />
              Addresses as CSV
            </a>
          </Button>
        )
      }
    >
      {audiences.isPending ? (
        <Skeleton className="h-40" />
      ) : !audiences.data ? (
        <ErrorState
          title="Your followers could not be counted"
          message={getErrorMessage(audiences.error, 'We could not reach TuneMaker. Nothing is lost.')}
          onRetry={() => void audiences.refetch()}
          busy={audiences.isFetching}
        />
      ) : (
        <>
          <StatRow>
            <Stat label="Followers" value={formatCount(followers)} />
            <Stat label="Let you see their address" value={formatCount(sharing)} />
          </StatRow>
          {editions.length > 0 && (
            <div className="mt-8">
              <Table
                caption="Holders by release"
                columns={COLUMNS}
                rows={editions}
                rowKey={({ editionId }) => editionId}
              />
            </div>
          )}
        </>
      )}
    </Section>
  )
}
