import { type FormEvent, useRef, useState } from 'react'
import type { listEditions } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { COPIES_MAX, PRICE_MIN_CENTS, updateEdition } from '#contract/catalog/editions'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { validateCopies, validatePrice } from './validate-edition.ts'
import { EDITION_QUERIES } from './edition-queries.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatTypedCents } from '#frontend/lib/format-money.ts'
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Edition = EndpointReply<typeof listEditions>[number]

/** Edits an edition's price and size, within the limits its issued Keymails set. */
export function EditionForm({ edition, onDone }: { edition: Edition; onDone: () => void }) {
  const t = useMessages(editions)
  const [price, setPrice] = useState(formatTypedCents(toCents(edition.price)))
  const [copies, setCopies] = useState(String(edition.copies))
  const [errors, setErrors] = useState<{ price?: string | undefined; copies?: string | undefined }>({})
  const form = useRef<HTMLFormElement>(null)
  const change = useApiMutation(updateEdition, { refresh: EDITION_QUERIES })
  const least = Math.max(1, edition.issued)
  const most = edition.issued === 0 ? COPIES_MAX : edition.copies

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const cents = parseDollars(price)
    const found = { price: validatePrice(cents, t), copies: validateCopies(copies, t, least, most) }
    setErrors(found)
    if (found.price || found.copies || cents === undefined) {
      focusFirstError(form.current)
      return
    }
    const body = {
      ...(cents === Math.round(edition.price * 100) ? {} : { price: cents / 100 }),
      ...(Number(copies) === edition.copies ? {} : { copies: Number(copies) }),
    }
    if (Object.keys(body).length === 0) {
      onDone()
      return
    }
    change.mutate(
      { params: { id: edition.id }, body },
      {
        onSuccess: () => {
          createToast({
            title: t('changed'),
            description: t('changedText', { title: edition.title }),
            variant: 'success',
          })
          onDone()
        },
        onError: (error) => {
          const sentence = getErrorMessage(error, t('reachAgain'))
          const aboutPrice = error instanceof ApiError && error.code.startsWith('price-')
          setErrors(aboutPrice ? { price: sentence } : { copies: sentence })
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t('editOf', { title: edition.title })}
      className="mt-5 grid items-start gap-x-4 gap-y-5 rounded-lg border border-wall-3 bg-wall-1 p-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={t('price')} hint={t('priceHint')} error={errors.price} required>
        <DollarInput
          min={PRICE_MIN_CENTS}
          value={price}
          onValueChange={(typed) => {
            setPrice(typed)
            setErrors({})
          }}
        />
      </Field>
      <Field
        label={t('copies')}
        hint={edition.issued === 0 ? t('copiesFree') : t('copiesShrink', { issued: formatCount(edition.issued) })}
        error={errors.copies}
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
            setErrors({})
          }}
        />
      </Field>
      <div className="flex gap-2 lg:mt-7.5">
        <Button type="submit" busy={change.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
