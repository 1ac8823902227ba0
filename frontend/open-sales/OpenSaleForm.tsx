import { type FormEvent, useRef, useState } from 'react'
import {
  MINIMUM_PRICE,
  type OwnOpenSale,
  PER_PERSON_DEFAULT,
  PER_PERSON_MAX,
  type updateOpenSale,
} from '#contract/open-sales'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import type { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatAmount, formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'

export type Edition = { id: string; kind: 'song' | 'album'; title: string; copies: number; issued: number }

interface OpenSaleFormProps {
  edition: Edition
  sale: OwnOpenSale | undefined
  payable: boolean
  mutation: ReturnType<typeof useApiMutation<typeof updateOpenSale>>
}

/** How many copies are on open sale, how many a person may buy, and whether buyers decide the price. */
export function OpenSaleForm({ edition, sale, payable, mutation }: OpenSaleFormProps) {
  const [copies, setCopies] = useState(String(sale?.of ?? 0))
  const [perPerson, setPerPerson] = useState(String(sale?.perPerson ?? PER_PERSON_DEFAULT))
  const [minimum, setMinimum] = useState(sale?.minimumPrice ? formatAmount(toCents(sale.minimumPrice)) : '')
  const [minimumProblem, setMinimumProblem] = useState('')
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
    const minimumCents = minimum.trim() === '' ? null : parseDollars(minimum)
    if (minimumCents === undefined || (minimumCents !== null && minimumCents < toCents(MINIMUM_PRICE))) {
      setMinimumProblem(`An amount of ${formatCents(toCents(MINIMUM_PRICE))} or more, or nothing.`)
      focusFirstError(form.current)
      return
    }
    mutation.mutate(
      {
        params: { editionId: edition.id },
        body: {
          copies: wished,
          perPerson: Number(perPerson),
          minimumPrice: minimumCents === null ? null : minimumCents / 100,
        },
      },
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
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
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
        <Field
          label="Pay what you want, from"
          hint="Dollars; the edition’s price is suggested. Empty: everybody pays the price."
          error={minimumProblem}
        >
          <TextInput
            type="text"
            inputMode="decimal"
            maxLength={8}
            placeholder="Fixed price"
            value={minimum}
            onChange={(event) => {
              setMinimum(event.currentTarget.value)
              setMinimumProblem('')
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="min-h-12 justify-self-start sm:mt-7.5"
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
