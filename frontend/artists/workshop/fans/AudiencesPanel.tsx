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
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type Edition = EndpointReply<typeof listAudiences>['editions'][number]

const buildColumns = (t: Translate<(typeof workshop)['messages']>): readonly Column<Edition>[] => [
  {
    title: t('release'),
    primary: true,
    cell: ({ title, kind }) => (kind === 'album' ? t('albumOf', { title }) : title),
  },
  { title: t('fans.holders'), align: 'right', cell: ({ holders }) => formatCount(holders) },
  { title: t('fans.reachable'), align: 'right', cell: ({ reachable }) => formatCount(reachable) },
  { title: t('fans.since'), cell: ({ since }) => <span className="whitespace-nowrap">{formatDate(since)}</span> },
]

/** Who agreed to hear from the artist, in all and by release. */
export function AudiencesPanel() {
  const t = useMessages(workshop)
  const audiences = useApiQuery(listAudiences)
  const { followers = 0, sharing = 0, editions = [] } = audiences.data ?? {}
  return (
    <Section
      id="audiences"
      title={t('fans.title')}
      intro={t('fans.intro')}
      layout="split"
      action={
        sharing > 0 && (
          <Button asChild variant="quiet">
            <a href={downloadFollowers.path} download>
              <Download aria-hidden="true" />
              {t('fans.csv')}
            </a>
          </Button>
        )
      }
    >
      {audiences.isPending ? (
        <Skeleton className="h-40" />
      ) : !audiences.data ? (
        <ErrorState
          title={t('fans.unreadable')}
          message={getErrorMessage(audiences.error, t('nothingLost'))}
          onRetry={() => void audiences.refetch()}
          busy={audiences.isFetching}
        />
      ) : (
        <>
          <StatRow>
            <Stat label={t('fans.followers')} value={formatCount(followers)} />
            <Stat label={t('fans.sharing')} value={formatCount(sharing)} />
          </StatRow>
          {editions.length > 0 && (
            <div className="mt-8">
              <Table
                caption={t('fans.byRelease')}
                columns={buildColumns(t)}
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
