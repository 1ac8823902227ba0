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

type GKey = EndpointReply<typeof listGKeys>['gKeys'][number]

const COLUMNS: readonly Column<GKey>[] = [
  { title: 'Artist', primary: true, cell: ({ artist }) => artist },
  { title: 'Account', cell: ({ accountType }) => accountType },
  {
    title: 'G-Key',
    cell: ({ state }) => (
      <Badge tone={state === 'active' ? 'go' : 'lamp'}>{state === 'active' ? 'Active' : 'Void'}</Badge>
    ),
  },
  { title: 'Songs', align: 'right', cell: ({ songs }) => songs },
  { title: 'Issued', align: 'right', cell: ({ issuedAt }) => formatDate(issuedAt) },
]

export function GKeyList() {
  const [search, setSearch] = useSearchState()
  const q = search.get('q') ?? ''
  const list = useApiQuery(listGKeys, { query: { q }, headers: getStaffHeaders(), everySeconds: REFRESH_SECONDS })
  return (
    <>
      <ListSearch label="Artist" value={q} onSearch={(value) => setSearch({ q: value })} />
      {list.isError && <ErrorState title="We could not load the G-Keys" onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && (
        <Table<GKey>
          caption="G-Keys, newest first"
          columns={COLUMNS}
          rows={list.data.gKeys}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">No G-Key matches.</p>}
        />
      )}
      {list.data && <TruncationNote shown={list.data.gKeys.length} total={list.data.total} />}
    </>
  )
}
