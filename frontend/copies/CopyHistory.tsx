import { type COPY_EVENT_KINDS, listCopyHistory } from '#contract/copies'
import type { EndpointReply } from '#contract/http'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

type CopyEvent = EndpointReply<typeof listCopyHistory>[number]

const EVENT_LABELS: Record<(typeof COPY_EVENT_KINDS)[number], string> = {
  bought: 'Bought',
  received: 'Received as a gift',
  offered: 'Offered as a gift',
  given: 'The gift was taken',
  'taken-back': 'The offer ended',
  'refund-asked': 'Refund asked for',
  'refund-withdrawn': 'Wish for a refund taken back',
  'refund-declined': 'Refund declined',
  refunded: 'Refunded',
}

const COLUMNS: readonly Column<CopyEvent>[] = [
  { title: 'What', primary: true, cell: ({ kind }) => EVENT_LABELS[kind] },
  {
    title: 'Copy',
    cell: ({ title, artistName, copy, of }) =>
      `“${title}” by ${artistName}, No. ${formatCount(copy)} of ${formatCount(of)}`,
  },
  { title: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{formatDate(at)}</span> },
  { title: 'Amount', align: 'right', cell: ({ cents }) => (cents === null ? '' : formatCents(cents)) },
]

/** Everything bought, received, given away and refunded, those copies included that are no longer here. */
export function CopyHistory() {
  const history = useApiQuery(listCopyHistory)
  if (!history.data?.length) return null
  return (
    <Section title="History" intro="What you bought, received and gave away, newest first.">
      <Table<CopyEvent>
        caption="History of your copies"
        rows={history.data}
        rowKey={({ kind, at, title, copy }) => `${kind} ${at} ${title} ${copy}`}
        columns={COLUMNS}
      />
    </Section>
  )
}
