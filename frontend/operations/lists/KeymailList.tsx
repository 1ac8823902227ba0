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
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

type Keymail = EndpointReply<typeof listAllKeymails>['keymails'][number]
const STATE_TONES = { issued: 'plain', capturing: 'brass', redeemed: 'go', void: 'lamp' } as const
const STATE_NAMES = {
  issued: 'keymail.issued',
  capturing: 'keymail.capturing',
  redeemed: 'keymail.redeemed',
  void: 'keymail.void',
} as const satisfies Record<Keymail['state'], string>

const buildColumns = (t: Translate<(typeof staffOperations)['messages']>): readonly Column<Keymail>[] => [
  { title: t('keymail'), primary: true, cell: ({ code }) => <span className="code text-sm">{code}</span> },
  { title: t('songOrAlbum'), cell: ({ title }) => title },
  { title: t('artist'), cell: ({ artist }) => artist },
  { title: t('copy'), align: 'right', cell: ({ copy, of }) => t('copyOf', { copy, of }) },
  { title: t('state'), cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(STATE_NAMES[state])}</Badge> },
  { title: t('issued'), align: 'right', cell: ({ issuedAt }) => formatDate(issuedAt) },
  {
    title: t('redeemed'),
    align: 'right',
    cell: ({ redeemedAt }) => (redeemedAt ? formatDate(redeemedAt) : ''),
  },
]

export function KeymailList() {
  const t = useMessages(staffOperations)
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
      <ListSearch label={t('keymailSearch')} value={q} onSearch={(value) => setSearch({ q: value, after: '' })}>
        <Select
          aria-label={t('state')}
          value={state ?? ''}
          className="min-h-12"
          onChange={(event) => setSearch({ state: event.currentTarget.value, after: '' })}
        >
          <option value="">{t('allStates')}</option>
          {keymailStates.map((option) => (
            <option key={option} value={option}>
              {t(STATE_NAMES[option])}
            </option>
          ))}
        </Select>
      </ListSearch>
      {list.isError && <ErrorState title={t('keymailsFailed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && (
        <Table<Keymail>
          caption={t('keymailsNewestFirst')}
          columns={buildColumns(t)}
          rows={list.data.keymails}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">{t('noKeymailMatches')}</p>}
        />
      )}
      {list.data && (after || list.data.next) && (
        <nav aria-label={t('pagesOfKeymails')} className="mt-5 flex gap-3">
          <Button variant="quiet" disabled={!after} onClick={() => setSearch({ after: '' })}>
            {t('newest')}
          </Button>
          <Button variant="quiet" disabled={!list.data.next} onClick={() => setSearch({ after: list.data.next ?? '' })}>
            {t('older')}
          </Button>
        </nav>
      )}
    </>
  )
}
