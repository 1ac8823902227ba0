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
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { openSaleWorkshop } from '#text/messages/catalogs/open-sale-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export type Edition = { id: string; kind: 'song' | 'album'; title: string; copies: number; issued: number }

interface OpenSaleFormProps {
  edition: Edition
  sale: OwnOpenSale | undefined
  payable: boolean
  mutation: ReturnType<typeof useApiMutation<typeof updateOpenSale>>
}

/** How many copies are on open sale, how many a person may buy, and whether buyers decide the price. */
export function OpenSaleForm({ edition, sale, payable, mutation }: OpenSaleFormProps) {
  const t = useMessages(openSaleWorkshop)
  const [copies, setCopies] = useState(String(sale?.of ?? 0))
  const [perPerson, setPerPerson] = useState(String(sale?.perPerson ?? PER_PERSON_DEFAULT))
  const [minimum, setMinimum] = useState(sale?.minimumPrice ? formatTypedCents(toCents(sale.minimumPrice)) : '')
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
      setProblem(t('wholeRange', { min: formatCount(least), max: formatCount(most) }))
      focusFirstError(form.current)
      return
    }
    setProblem('')
    const minimumCents = minimum.trim() === '' ? null : parseDollars(minimum)
    if (minimumCents === undefined || (minimumCents !== null && minimumCents < toCents(MINIMUM_PRICE))) {
      setMinimumProblem(t('minimumWrong', { min: formatCents(toCents(MINIMUM_PRICE)) }))
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
            title: now.of > 0 ? t('on') : t('off'),
            description:
              now.of > 0
                ? t('onText', { left: formatCount(now.free), of: formatCount(now.of), title: edition.title })
                : t('offText', { title: edition.title }),
            variant: 'success',
          }),
        onError: (error) => {
          setProblem(getErrorMessage(error, t('notSet')))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('title')} className="mt-8">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field
          label={t('copies')}
          hint={t('copiesHint', { of: formatCount(edition.copies), max: formatCount(most) })}
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
        <Field label={t('perPerson')}>
          <Select value={perPerson} onChange={(event) => setPerPerson(event.currentTarget.value)}>
            {Array.from({ length: PER_PERSON_MAX }, (_, n) => (
              <option key={n} value={n + 1}>
                {n + 1}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('minimum')} hint={t('minimumHint')} error={minimumProblem}>
          <DollarInput
            maxLength={8}
            placeholder={t('fixed')}
            value={minimum}
            onValueChange={(typed) => {
              setMinimum(typed)
              setMinimumProblem('')
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="min-h-12 justify-self-start sm:mt-7.5"
          busy={mutation.isPending}
          busyLabel={t('setting')}
          disabled={!payable}
        >
          {t('set')}
        </Button>
      </div>
      {!payable && <p className="mt-4 text-sm text-bone-2">{t('needsAccount')}</p>}
    </form>
  )
}
