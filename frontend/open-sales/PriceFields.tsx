import { type FormEvent, useState } from 'react'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { CopyPrice } from './use-copy-price.ts'

/** What the buyer may decide about the price: an offer where the artist allows it, and a discount code. */
export function PriceFields({ price, artistName }: { price: CopyPrice; artistName: string }) {
  const t = useMessages(checkout)
  const [hasCode, setHasCode] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    price.apply()
  }
  return (
    <div className="mt-6 grid gap-5">
      {price.isOffer && (
        <Field
          label={t('price.offer')}
          hint={t('price.offerHint', { price: formatCents(price.least), artist: artistName })}
          error={price.offerError}
          required
        >
          <DollarInput min={price.least} value={price.offer} onValueChange={price.setOffer} />
        </Field>
      )}
      {hasCode ? (
        <form onSubmit={submit} noValidate aria-label={t('price.code')} className="flex flex-wrap items-start gap-3">
          <Field label={t('price.code')} error={price.problem || undefined} className="min-w-48 flex-1">
            <TextInput
              type="text"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={30}
              value={price.code}
              onChange={(event) => price.setCode(event.currentTarget.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="quiet"
            className="mt-7.5 min-h-12"
            busy={price.isApplying}
            busyLabel={t('price.checking')}
          >
            {t('price.apply')}
          </Button>
          <p role="status" className="w-full text-sm text-go-light empty:hidden">
            {price.applied
              ? t(price.isOffer ? 'price.appliedOffer' : 'price.applied', {
                  percent: price.applied.percent,
                  price: formatCents(price.least),
                  full: formatCents(price.full),
                })
              : ''}
          </p>
        </form>
      ) : (
        <button type="button" className="link min-h-11 justify-self-start text-sm" onClick={() => setHasCode(true)}>
          {t('price.haveCode')}
        </button>
      )}
    </div>
  )
}
