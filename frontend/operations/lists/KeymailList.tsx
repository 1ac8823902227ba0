import type { EndpointReply } from '#contract/http'
import { keymailStates, listAllKeymails } from '#contract/operations/dashboard'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { REFRESH_SECONDS, getStaffHeaders } from '#frontend/api/staff-session.ts'
import { ListSearch } from './ListSearch.tsx'
import { formatDate } from '#frontend/lib/format-date.ts'

type Keymail = EndpointReply<typeof listAllKeymails>['keymails'][number]
const STATE_TONES = { issued: 'plain', capturing: 'brass', redeemed: 'go', void: 'lamp' } as const
const STATE_NAMES: Record<Keymail['state'], string> = {
  issued: 'Issued',
  capturing: 'Payment in progress',
  redeemed: 'Redeemed',
  void: 'Void',
}

const COLUMNS: readonly Column<Keymail>[] = [
  { title: 'Keymail', primary: true, cell: ({ code }) => <span className="code text-sm">{code}</span> },
  { title: 'Song or album', cell: ({ title }) => title },
  { title: 'Artist', cell: ({ artist }) => artist },
  { title: 'Copy', align: 'right', cell: ({ copy, of }) => `${copy} of ${of}` },
  { title: 'State', cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge> },
  { title: 'Issued', align: 'right', cell: ({ issuedAt }) => formatDate(issuedAt) },
  {
    title: 'Redeemed',
    align: 'right',
    cell: ({ redeemedAt }) => (redeemedAt ? formatDate(redeemedAt) : ''),
  },
]

export function KeymailList() {
  const [search, setSearch] = useSearchState()
  const q = search.get('q') ?? ''
  const state = keymailStates.find((option) => option === search.get('state'))
  const after = search.get('after') ?? ''
  const list = useApiQuery(listAllKeymails, {
    query: { q, ...(state && { state }), ...(after && { after }) },
    headers: getStaffHeaders(),
    everySeconds: REFRESH_SECONDS,
  })
  return (
    <>
      <ListSearch
        label="Song, artist or complete code"
        value={q}
        onSearch={(value) => setSearch({ q: value, after: '' })}
      >
        <Select
          aria-label="State"
          value={state ?? ''}
          className="min-h-12"
          onChange={(event) => setSearch({ state: event.currentTarget.value, after: '' })}
        >
          <option value="">All states</option>
          {keymailStates.map((option) => (
            <option key={option} value={option}>
              {STATE_NAMES[option]}
            </option>
          ))}
        </Select>
      </ListSearch>
      {list.isError && <ErrorState title="We could not load the Keymails" onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && (
        <Table<Keymail>
          caption="Keymails, newest first"
          columns={COLUMNS}
          rows={list.data.keymails}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">No Keymail matches.</p>}
        />
      )}
      {list.data && (after || list.data.next) && (
        <nav aria-label="Pages of Keymails" className="mt-5 flex gap-3">
          <Button variant="quiet" disabled={!after} onClick={() => setSearch({ after: '' })}>
            Newest
          </Button>
          <Button variant="quiet" disabled={!list.data.next} onClick={() => setSearch({ after: list.data.next ?? '' })}>
            Older
          </Button>
        </nav>
      )}
    </>
  )
}
