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
import { openSaleWorkshop } from '#text/messages/catalogs/open-sale-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function OpenSaleEditor({
  editions,
  sales,
  payable,
}: {
  editions: Edition[]
  sales: OwnOpenSale[]
  payable: boolean
}) {
  const t = useMessages(openSaleWorkshop)
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
      <Field label={t('edition')} className="max-w-xl">
        <Select value={edition.id} onChange={(event) => setEditionId(event.currentTarget.value)}>
          {editions.map(({ id, kind, title }) => {
            const name = kind === 'album' ? t('optionAlbum', { title }) : title
            const on = sales.find((each) => each.editionId === id)?.of ?? 0
            return (
              <option key={id} value={id}>
                {on > 0 ? t('optionOn', { edition: name, on }) : name}
              </option>
            )
          })}
        </Select>
      </Field>
      {sale && sale.of > 0 && (
        <div className="mt-8">
          <StatRow>
            <Stat label={t('sold')} value={formatCount(sale.sold)} />
            <Stat label={t('held')} value={formatCount(sale.held)} />
            <Stat label={t('left')} value={formatCount(sale.free)} />
            <Stat label={t('waiting')} value={formatCount(sale.waiting)} />
          </StatRow>
          <p className="mt-5">
            <Link to={paths.buyCopy.href(edition.id)} className="link">
              {t('asFans')}
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
