import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { listArtistSongs } from '#contract/catalog'
import { listEditions } from '#contract/keymails/listing'
import {
  getOpenSale,
  listOwnOpenSales,
  type OwnOpenSale,
  PER_PERSON_DEFAULT,
  PER_PERSON_MAX,
  updateOpenSale,
} from '#contract/open-sales'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

type Edition = { id: string; kind: 'song' | 'album'; title: string; copies: number; issued: number }

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
        key={`${edition.id} ${sale?.of ?? 0} ${sale?.perPerson ?? 0}`}
        edition={edition}
        sale={sale}
        payable={payable}
        mutation={put}
      />
    </>
  )
}

interface OpenSaleFormProps {
  edition: Edition
  sale: OwnOpenSale | undefined
  payable: boolean
  mutation: ReturnType<typeof useApiMutation<typeof updateOpenSale>>
}

function OpenSaleForm({ edition, sale, payable, mutation }: OpenSaleFormProps) {
  const [copies, setCopies] = useState(String(sale?.of ?? 0))
  const [perPerson, setPerPerson] = useState(String(sale?.perPerson ?? PER_PERSON_DEFAULT))
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const least = (sale?.sold ?? 0) + (sale?.held ?? 0)
  const most = (sale?.of ?? 0) + (sale?.spare ?? edition.copies - edition.issued)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mutation.isPending) return
    const wished = Number(copies)
    if (!/^\d+$/.test(copies.trim()) || wished < least || wished > most) {
      setProblem(`A whole number from ${formatCount(least)} to ${formatCount(most)}.`)
      focusFirstError(form.current)
      return
    }
    setProblem('')
    mutation.mutate(
      { params: { editionId: edition.id }, body: { copies: wished, perPerson: Number(perPerson) } },
      {
        onSuccess: (now) =>
          createToast({
            title: now.of > 0 ? 'On Open Sale' : 'Off Open Sale',
            description:
              now.of > 0
                ? `${formatCount(now.free)} of ${formatCount(now.of)} copies of “${edition.title}” can be bought now.`
                : `“${edition.title}” is sold by Keymail only.`,
            variant: 'success',
          }),
        onError: (error) => {
          setProblem(getErrorMessage(error, 'We could not be reached. Nothing has changed; please try again.'))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Open sale" className="mt-8">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
        <Field
          label="Copies on open sale"
          hint={`Of ${formatCount(edition.copies)}. Sold and held ones stay; up to ${formatCount(most)} are possible.`}
          error={problem}
          required
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={copies}
            onChange={(event) => {
              setCopies(event.currentTarget.value)
              setProblem('')
            }}
          />
        </Field>
        <Field label="Per person">
          <Select value={perPerson} onChange={(event) => setPerPerson(event.currentTarget.value)}>
            {Array.from({ length: PER_PERSON_MAX }, (_, n) => (
              <option key={n} value={n + 1}>
                {n + 1}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="min-h-12 sm:mt-7.5"
          busy={mutation.isPending}
          busyLabel="Setting..."
          disabled={!payable}
        >
          Set open sale
        </Button>
      </div>
      {!payable && (
        <p className="mt-4 text-sm text-bone-2">Please connect your PayPal account before you open a sale.</p>
      )}
    </form>
  )
}
