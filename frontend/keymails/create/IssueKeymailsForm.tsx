import { type FormEvent, useRef, useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { KEYMAIL_PRICE_MIN_CENTS, issueKeymails } from '#contract/keymails/issuing'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { listArtistSongs } from '#contract/catalog'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface IssueKeymailsFormProps {
  artist: ArtistData
  editions: EndpointReply<typeof listEditions>
}

/** Issues several Keymails of one edition, all or none. */
export function IssueKeymailsForm({ artist, editions }: IssueKeymailsFormProps) {
  const t = useMessages(keymailMessages)
  const [editionId, setEditionId] = useState('')
  const [typed, setTyped] = useState('10')
  const [price, setPrice] = useState<string>()
  const [error, setError] = useState('')
  const [priceError, setPriceError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const issue = useApiMutation(issueKeymails, { refresh: [listKeymails, listEditions, listArtistSongs] })

  const edition =
    editions.find((each) => each.id === editionId) ?? editions.find((each) => each.counts.free > 0) ?? editions[0]
  if (!edition) return null
  const free = edition.counts.free

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (issue.isPending) return
    if (!artist.paypalEmail) {
      createToast({
        title: t('payPalRequired'),
        description: t('payPalRequiredText'),
        variant: 'destructive',
      })
      return
    }
    const wished = Number(typed)
    if (!/^\d+$/.test(typed.trim()) || wished < 1 || wished > free) {
      setError(free === 0 ? t('issue.none') : t('issue.number', { free: formatCount(free) }))
      focusFirstError(form.current)
      return
    }
    const cents = price === undefined ? undefined : parseDollars(price)
    if (price !== undefined && (cents === undefined || cents < KEYMAIL_PRICE_MIN_CENTS)) {
      setPriceError(t('issue.priceMin', { min: formatCents(KEYMAIL_PRICE_MIN_CENTS) }))
      focusFirstError(form.current)
      return
    }
    setError('')
    issue.mutate(
      { body: { editionId: edition.id, count: wished, ...(cents === undefined ? {} : { pricing: cents / 100 }) } },
      {
        onSuccess: ({ keymails }) => {
          const [first, last] = [keymails[0], keymails.at(-1)]
          createToast({
            title: t('created'),
            description:
              keymails.length === 1
                ? t('createdText', { code: first?.code ?? '' })
                : t('createdRange', {
                    from: formatCount(first?.copy ?? 0),
                    to: formatCount(last?.copy ?? 0),
                    of: formatCount(last?.of ?? 0),
                    title: edition.title,
                  }),
            variant: 'success',
          })
        },
        onError: (refusal) => {
          const description = getErrorMessage(refusal, t('createFailedText'))
          setError(description)
          focusFirstError(form.current)
          createToast({ title: t('createFailed'), description, variant: 'destructive' })
        },
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('issue.form')}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]">
        <Field label={t('issue.for')} hint={t('issue.free', { n: free, of: formatCount(edition.copies) })}>
          <Select
            value={edition.id}
            onChange={(event) => {
              setEditionId(event.currentTarget.value)
              setPrice(undefined)
              setError('')
            }}
          >
            {editions.map((each) => (
              <option key={each.id} value={each.id}>
                {each.kind === 'album' ? t('albumOf', { title: each.title }) : each.title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('issue.count')} error={error} required>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(1, free)}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError('')
            }}
          />
        </Field>
        <Field label={t('price')} error={priceError}>
          <DollarInput
            min={KEYMAIL_PRICE_MIN_CENTS}
            value={price ?? formatTypedCents(toCents(edition.price))}
            onValueChange={(typed) => {
              setPrice(typed)
              setPriceError('')
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="min-h-12 sm:mt-7.5"
          busy={issue.isPending}
          busyLabel={t('creating')}
          disabled={free === 0}
        >
          {t('issue.submit')}
        </Button>
      </div>
    </form>
  )
}
