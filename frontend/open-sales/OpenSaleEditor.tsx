import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listArtistSongs } from '#contract/catalog'
import { listEditions } from '#contract/keymails/listing'
import { getOpenSale, listOwnOpenSales, type OwnOpenSale, updateOpenSale } from '#contract/open-sales'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { type Edition, OpenSaleForm } from './OpenSaleForm.tsx'

export function OpenSaleEditor({
  editions,
  sales,
  payable,
}: {
  editions: Edition[]
  sales: OwnOpenSale[]
  payable: boolean
}) {
  const [editionId, setEditionId] = useState('')
  // Lives above OpenSaleForm, whose key changes with the answer and remounts it.
  const put = useApiMutation(updateOpenSale, {
    refresh: [listOwnOpenSales, listEditions, listArtistSongs, getOpenSale],
  })
  const edition =
    editions.find(({ id }) => id === editionId) ??
    editions.find(({ id }) => sales.some((sale) => sale.editionId === id && sale.of > 0)) ??
    editions[0]
  if (!edition) return null
  const sale = sales.find((each) => each.editionId === edition.id)
  return (
    <>
      <Field label="Edition" className="max-w-xl">
        <Select value={edition.id} onChange={(event) => setEditionId(event.currentTarget.value)}>
          {editions.map(({ id, kind, title }) => {
            const on = sales.find((each) => each.editionId === id)?.of ?? 0
            return (
              <option key={id} value={id}>
                {title}
                {kind === 'album' ? ' (album)' : ''}
                {on > 0 ? `, ${formatCount(on)} on open sale` : ''}
              </option>
            )
          })}
        </Select>
      </Field>
      {sale && sale.of > 0 && (
        <div className="mt-8">
          <StatRow>
            <Stat label="Sold" value={formatCount(sale.sold)} />
            <Stat label="In checkout" value={formatCount(sale.held)} />
            <Stat label="Left" value={formatCount(sale.free)} />
            <Stat label="Waiting" value={formatCount(sale.waiting)} />
          </StatRow>
          <p className="mt-5">
            <Link to={paths.buyCopy.href(edition.id)} className="link">
              See the sale as your fans do
            </Link>
          </p>
        </div>
      )}
      <OpenSaleForm
        key={`${edition.id} ${sale?.of ?? 0} ${sale?.perPerson ?? 0} ${sale?.minimumPrice ?? 0}`}
        edition={edition}
        sale={sale}
        payable={payable}
        mutation={put}
      />
    </>
  )
}
