import { useDeferredValue } from 'react'
import { type COPY_EVENT_KINDS, listCopyHistory } from '#contract/copies'
import type { EndpointReply } from '#contract/http'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { Translate } from '#text/messages/catalog'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type CopyEvent = EndpointReply<typeof listCopyHistory>[number]

const EVENT_KEYS = {
  bought: 'history.bought',
  received: 'history.received',
  offered: 'history.offered',
  given: 'history.given',
  'taken-back': 'history.takenBack',
  'refund-asked': 'history.refundAsked',
  'refund-withdrawn': 'history.refundWithdrawn',
  'refund-declined': 'history.refundDeclined',
  refunded: 'history.refunded',
} as const satisfies Record<(typeof COPY_EVENT_KINDS)[number], string>

const buildColumns = (t: Translate<(typeof wallet)['messages']>): Column<CopyEvent>[] => [
  { title: t('history.what'), primary: true, cell: ({ kind }) => t(EVENT_KEYS[kind]) },
  {
    title: t('history.copy'),
    cell: ({ title, artistName, copy, of }) =>
      t('history.copyOf', { title, artist: artistName, copy: formatCount(copy), of: formatCount(of) }),
  },
  { title: t('history.when'), cell: ({ at }) => <span className="whitespace-nowrap">{formatDate(at)}</span> },
  { title: t('history.amount'), align: 'right', cell: ({ cents }) => (cents === null ? '' : formatCents(cents)) },
]

/** Everything bought, received, given away and refunded, those copies included that are no longer here. */
export function CopyHistory() {
  const t = useMessages(wallet)
  const history = useApiQuery(listCopyHistory)
  // Below the first screen, so its rows are drawn piece by piece.
  const events = useDeferredValue(history.data)
  if (!events?.length) return null
  return (
    <Section title={t('history.title')} intro={t('history.intro')}>
      <Table<CopyEvent>
        caption={t('history.caption')}
        rows={events}
        rowKey={({ kind, at, title, copy }) => `${kind} ${at} ${title} ${copy}`}
        columns={buildColumns(t)}
      />
    </Section>
  )
}
