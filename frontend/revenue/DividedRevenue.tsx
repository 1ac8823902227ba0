import { useState } from 'react'
import { type DividedItem, listDividedRevenue } from '#contract/revenue/shares'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { formatPeriod } from './format-period.ts'

type Row = { key: string; release: string; who: string; percent: string; cents: number }

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Release', primary: true, cell: ({ release }) => release },
  { title: 'Who', cell: ({ who }) => who },
  { title: 'Share', align: 'right', cell: ({ percent }) => percent },
  { title: 'Amount', align: 'right', cell: ({ cents }) => <Money cents={cents} /> },
]

const toRows = (item: DividedItem, n: number): Row[] => [
  ...item.shares.map(({ name, email, percent, cents }) => ({
    key: `${n} ${email}`,
    release: item.title,
    who: `${name}, ${email}`,
    percent: `${percent} %`,
    cents,
  })),
  { key: `${n} own`, release: item.title, who: 'You', percent: 'The rest', cents: item.ownCents },
]

/** A period's net as the artist divides it among collaborators. Nothing for an artist who shares nothing. */
export function DividedRevenue({ periods }: { periods: string[] }) {
  const [chosen, setChosen] = useState<string>()
  const period = chosen ?? periods[0] ?? ''
  const divided = useApiQuery(listDividedRevenue, { params: { period }, enabled: period !== '' })
  const items = divided.data?.items.filter(({ shares }) => shares.length > 0) ?? []
  if (!chosen && items.length === 0) return null
  return (
    <div>
      <Field label="Divided among collaborators, net of fees and refunds" className="mb-5 max-w-80">
        <Select value={period} onChange={(event) => setChosen(event.currentTarget.value)}>
          {periods.map((each) => (
            <option key={each} value={each}>
              {formatPeriod(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Table
        caption="Shares of collaborators"
        columns={COLUMNS}
        rows={items.flatMap(toRows)}
        rowKey={({ key }) => key}
        empty={<p className="text-bone-2">Nothing was shared in this period.</p>}
      />
      <p className="mt-4 max-w-measure text-sm text-bone-2">
        All of it is in your PayPal account. You pay your collaborators; they get these amounts by email.
      </p>
    </div>
  )
}
