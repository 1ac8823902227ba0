import type { EndpointReply } from '#contract/http'
import type { getRevenue } from '#contract/revenue'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatCountry } from '#frontend/lib/format-place.ts'
import { BarList } from '#frontend/ui/charts/BarList.tsx'

const COUNTRIES_SHOWN = 10

type Countries = EndpointReply<typeof getRevenue>['countries']

/** What fans paid by the country of their PayPal account. Nothing while PayPal has told none. */
export function RevenueByCountry({ countries }: { countries: Countries }) {
  if (!countries.some(({ country }) => country !== null)) return null
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">By country of the buyer</h3>
      <BarList
        label="Paid by fans, by country"
        rows={countries.slice(0, COUNTRIES_SHOWN).map(({ country, sales, cents }) => ({
          key: country ?? '',
          name: country === null ? 'PayPal did not tell' : formatCountry(country),
          note: `${formatCount(sales)} sold`,
          value: cents,
          written: formatCents(cents),
        }))}
      />
    </div>
  )
}
