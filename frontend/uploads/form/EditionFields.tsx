import { COPIES_MAX, COPIES_MIN } from '#contract/catalog/editions'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from './form-section-props.ts'
import { CUSTOM_PRICE_MIN_CENTS, PRICE_OPTIONS } from './upload-fields.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

// No checkbox: whoever ticks everything that a form asks for would keep back what they meant to publish.
const RELEASE_OPTIONS = [
  { value: 'publish', label: 'edition.publish' },
  { value: 'draft', label: 'edition.draft' },
] as const

/** Price and number of copies, shared by all songs of one upload. */
export function EditionFields({ fields, errors, text, change }: FormSectionProps) {
  const t = useMessages(uploadMessages)
  return (
    <Section title={t('edition.title')} intro={t('edition.intro')} layout="split">
      <div className="grid gap-6">
        <RadioCards
          legend={t('edition.price')}
          name="priceOption"
          options={PRICE_OPTIONS.map(({ isMinimum, ...option }) => ({
            ...option,
            ...(isMinimum ? { hint: t('edition.minimum') } : {}),
          }))}
          value={fields.priceOption}
          onChange={(priceOption) => change({ priceOption }, 'price')}
        />
        {fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS) && (
          <Field
            label={t('edition.customPrice')}
            error={errors.price}
            hint={t('edition.customPriceHint', { price: formatCents(CUSTOM_PRICE_MIN_CENTS) })}
            required
          >
            <DollarInput
              min={CUSTOM_PRICE_MIN_CENTS}
              step={100}
              name="customPrice"
              value={fields.customPrice}
              onValueChange={(customPrice) => change({ customPrice }, 'price')}
            />
          </Field>
        )}
        <Field
          label={t('edition.copies')}
          error={errors.copies}
          hint={t('edition.copiesHint', { min: COPIES_MIN, max: formatCount(COPIES_MAX) })}
          className="sm:max-w-80"
          required
        >
          <TextInput {...text('copies')} type="number" inputMode="numeric" min={COPIES_MIN} max={COPIES_MAX} />
        </Field>
        <RadioCards
          legend={t('edition.afterCheck')}
          name="release"
          options={RELEASE_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={fields.isDraft ? 'draft' : 'publish'}
          onChange={(release) => change({ isDraft: release === 'draft' })}
          hint={t('edition.draftHint')}
        />
      </div>
    </Section>
  )
}
