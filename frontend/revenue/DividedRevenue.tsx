import { useState } from 'react'
import { type DividedItem, listDividedRevenue } from '#contract/revenue/statements'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { formatPeriod } from './format-period.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type Row = { key: string; release: string; who: string; percent: string; cents: number }

const buildColumns = (t: Translate<(typeof revenueMessages)['messages']>): readonly Column<Row>[] => [
  { title: t('divided.release'), primary: true, cell: ({ release }) => release },
  { title: t('divided.who'), cell: ({ who }) => who },
  { title: t('divided.share'), align: 'right', cell: ({ percent }) => percent },
  { title: t('divided.amount'), align: 'right', cell: ({ cents }) => <Money cents={cents} /> },
]

const toRows = (item: DividedItem, n: number, t: Translate<(typeof revenueMessages)['messages']>): Row[] => [
  ...item.shares.map(({ name, email, percent, cents }) => ({
    key: `${n} ${email}`,
    release: item.title,
    who: `${name}, ${email}`,
    percent: `${percent} %`,
    cents,
  })),
  { key: `${n} own`, release: item.title, who: t('divided.you'), percent: t('divided.rest'), cents: item.ownCents },
]

/** A period's net as the artist divides it among collaborators. Nothing for an artist who shares nothing. */
export function DividedRevenue({ periods }: { periods: string[] }) {
  const t = useMessages(revenueMessages)
  const [chosen, setChosen] = useState<string>()
  const period = chosen ?? periods[0] ?? ''
  const divided = useApiQuery(listDividedRevenue, { params: { period }, enabled: period !== '' })
  const items = divided.data?.items.filter(({ shares }) => shares.length > 0) ?? []
  if (!chosen && items.length === 0) return null
  return (
    <div>
      <Field label={t('divided.field')} className="mb-5 max-w-80">
        <Select value={period} onChange={(event) => setChosen(event.currentTarget.value)}>
          {periods.map((each) => (
            <option key={each} value={each}>
              {formatPeriod(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Table
        caption={t('divided.caption')}
        columns={buildColumns(t)}
        rows={items.flatMap((item, n) => toRows(item, n, t))}
        rowKey={({ key }) => key}
        empty={<p className="text-bone-2">{t('divided.nothing')}</p>}
      />
      <p className="mt-4 max-w-measure text-sm text-bone-2">{t('divided.note')}</p>
    </div>
  )
}
