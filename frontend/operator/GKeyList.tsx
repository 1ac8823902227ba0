import type { EndpointReply } from '#contract/platform'
import { listGKeys } from '#contract/operator'
import { Badge } from '#ui/Badge'
import { ErrorState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { type Column, Table } from '#ui/Table'
import { useApiQuery } from '#web/api'
import { useSearchState } from '#web/search-state'
import { REFRESH_SECONDS, getStaffHeaders } from '#web/staff-session'
import { ListSearch } from './ListSearch.tsx'
import { TruncationNote } from './TotalNote.tsx'

type GKey = EndpointReply<typeof listGKeys>['gKeys'][number]
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

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
  { title: 'Issued', align: 'right', cell: ({ issuedAt }) => dateFormat.format(new Date(issuedAt)) },
]

export function GKeyList() {
  const [search, change] = useSearchState()
  const q = search.get('q') ?? ''
  const list = useApiQuery(listGKeys, { query: { q }, headers: getStaffHeaders(), everySeconds: REFRESH_SECONDS })
  return (
    <>
      <ListSearch label="Artist" value={q} onSearch={(typed) => change({ q: typed })} />
      {list.isError && <ErrorState title="The G-Keys could not be read" onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && (
        <Table<GKey>
          caption="G-Keys, newest first"
          columns={COLUMNS}
          rows={list.data.gKeys}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">No G-Key fits.</p>}
        />
      )}
      {list.data && <TruncationNote shown={list.data.gKeys.length} total={list.data.total} />}
    </>
  )
}
