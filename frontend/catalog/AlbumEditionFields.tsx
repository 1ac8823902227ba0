import { PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface AlbumEditionFieldsProps {
  price: string
  onPriceChange: (price: string) => void
  copies: string
  onCopiesChange: (copies: string) => void
  errors: { price?: string | undefined; copies?: string | undefined }
  /** The sum of the songs' own prices. */
  separatePriceCents: number
}

/** Price and number of copies of an album. */
export function AlbumEditionFields({
  price,
  onPriceChange,
  copies,
  onCopiesChange,
  errors,
  separatePriceCents,
}: AlbumEditionFieldsProps) {
  const t = useMessages(editions)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field
        label={t('albumPrice')}
        error={errors.price}
        hint={separatePriceCents > 0 ? t('albumPriceHint', { price: formatCents(separatePriceCents) }) : undefined}
        required
      >
        <DollarInput min={PRICE_MIN_CENTS} value={price} onValueChange={onPriceChange} />
      </Field>
      <Field label={t('albumCopies')} error={errors.copies} required>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          value={copies}
          onChange={(event) => onCopiesChange(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}
