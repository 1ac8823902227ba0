import { useState } from 'react'
import { type DividedItem, listDividedRevenue } from '#contract/revenue/statements'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatPercent } from '#frontend/lib/format-number.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { formatPeriod } from './format-period.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

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
      {items.length === 0 ? (
        <p className="text-bone-2">{t('divided.nothing')}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('divided.caption')}</caption>
          <thead className="text-sm text-bone-3">
            <tr className="border-b border-wall-4 align-bottom">
              <th scope="col" className="pb-2 font-semibold">
                {t('divided.who')}
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-semibold">
                {t('divided.share')}
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-semibold">
                {t('divided.amount')}
              </th>
            </tr>
          </thead>
          {items.map((item, n) => (
            <DividedRelease key={n} item={item} />
          ))}
        </table>
      )}
      <p className="mt-4 max-w-measure text-sm text-bone-2">{t('divided.note')}</p>
    </div>
  )
}

/** One release: its net, and below it what is whose. */
function DividedRelease({ item: { title, netCents, shares, ownCents } }: { item: DividedItem }) {
  const t = useMessages(revenueMessages)
  return (
    <tbody>
      <tr className="border-b border-wall-3">
        <th scope="rowgroup" colSpan={2} className="pt-5 pb-2 font-semibold [overflow-wrap:anywhere]">
          {title}
        </th>
        <td className="pt-5 pb-2 pl-4 text-right font-semibold">
          <Money cents={netCents} />
        </td>
      </tr>
      {shares.map(({ name, email, percent, cents }) => (
        <DividedRow key={email} name={name} email={email} share={formatPercent(percent)} cents={cents} />
      ))}
      <DividedRow name={t('divided.you')} share={t('divided.rest')} cents={ownCents} />
    </tbody>
  )
}

interface DividedRowProps {
  name: string
  email?: string
  share: string
  cents: number
}

const DividedRow = ({ name, email, share, cents }: DividedRowProps) => (
  <tr className="border-b border-wall-3">
    <th scope="row" className="py-2 pl-4 font-normal [overflow-wrap:anywhere]">
      {name}
      {email && <span className="block text-sm text-bone-3">{email}</span>}
    </th>
    <td className="py-2 pl-4 text-right whitespace-nowrap text-bone-2">{share}</td>
    <td className="py-2 pl-4 text-right">
      <Money cents={cents} />
    </td>
  </tr>
)
