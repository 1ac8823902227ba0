import type { EndpointReply } from '#contract/http'
import type { getRevenue } from '#contract/revenue'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCountry } from '#frontend/lib/format-place.ts'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const COUNTRIES_SHOWN = 10

type Countries = EndpointReply<typeof getRevenue>['countries']

/** What fans paid by the country of their PayPal account. Nothing while PayPal has told none. */
export function RevenueByCountry({ countries }: { countries: Countries }) {
  const t = useMessages(revenueMessages)
  if (!countries.some(({ country }) => country !== null)) return null
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">{t('country.title')}</h3>
      <BarList
        label={t('country.label')}
        rows={countries.slice(0, COUNTRIES_SHOWN).map(({ country, sales, cents }) => ({
          key: country ?? '',
          name: country === null ? t('country.unknown') : formatCountry(country),
          note: t('sold', { n: sales }),
          value: cents,
          written: formatCents(cents),
        }))}
      />
    </div>
  )
}
