import type { EndpointReply } from '#contract/http'
import { listGKeys } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { REFRESH_SECONDS, getStaffHeaders } from '#frontend/api/staff-session.ts'
import { ListSearch } from './ListSearch.tsx'
import { TruncationNote } from './TruncationNote.tsx'
import { formatDate } from '#frontend/lib/format-date.ts'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

type GKey = EndpointReply<typeof listGKeys>['gKeys'][number]

const buildColumns = (t: Translate<(typeof staffOperations)['messages']>): readonly Column<GKey>[] => [
  { title: t('artist'), primary: true, cell: ({ artist }) => artist },
  { title: t('account'), cell: ({ accountType }) => accountType },
  {
    title: t('gKey'),
    cell: ({ state }) => (
      <Badge tone={state === 'active' ? 'go' : 'lamp'}>{state === 'active' ? t('keyActive') : t('keymail.void')}</Badge>
    ),
  },
  { title: t('songs'), align: 'right', cell: ({ songs }) => songs },
  { title: t('issued'), align: 'right', cell: ({ issuedAt }) => formatDate(issuedAt) },
]

export function GKeyList() {
  const t = useMessages(staffOperations)
  const [search, setSearch] = useSearchState()
  const q = search.get('q') ?? ''
  const list = useApiQuery(listGKeys, { query: { q }, headers: getStaffHeaders(), everySeconds: REFRESH_SECONDS })
  return (
    <>
      <ListSearch label={t('artist')} value={q} onSearch={(value) => setSearch({ q: value })} />
      {list.isError && <ErrorState title={t('gKeysFailed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && (
        <Table<GKey>
          caption={t('gKeysNewestFirst')}
          columns={buildColumns(t)}
          rows={list.data.gKeys}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">{t('noGKeyMatches')}</p>}
        />
      )}
      {list.data && <TruncationNote shown={list.data.gKeys.length} total={list.data.total} />}
    </>
  )
}
