import { COPIES_MAX, COPIES_MIN } from '#contract/catalog/editions'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from './form-section-props.ts'
import { CUSTOM_PRICE_MIN_CENTS, PRICE_OPTIONS } from './upload-fields.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

// No checkbox: whoever ticks everything that a form asks for would keep back what they meant to publish.
const RELEASE_OPTIONS = [
  { value: 'publish', label: 'Publish it' },
  { value: 'draft', label: 'Keep it as a draft' },
] as const

/** Price and number of copies, shared by all songs of one upload. */
export function EditionFields({ fields, errors, text, change }: FormSectionProps) {
  return (
    <Section
      title="The edition"
      intro="How many copies there will ever be, and what one costs. After the first Keymail the number can only shrink."
      layout="split"
    >
      <div className="grid gap-6">
        <RadioCards
          legend="Price of a copy"
          name="priceOption"
          options={PRICE_OPTIONS}
          value={fields.priceOption}
          onChange={(priceOption) => change({ priceOption }, 'price')}
        />
        {fields.priceOption === String(CUSTOM_PRICE_MIN_CENTS) && (
          <Field
            label="Your price"
            error={errors.price}
            hint={`${formatCents(CUSTOM_PRICE_MIN_CENTS)} or more.`}
            required
          >
            <TextInput
              type="number"
              inputMode="decimal"
              prefix="$"
              min={CUSTOM_PRICE_MIN_CENTS / 100}
              step={1}
              name="customPrice"
              value={fields.customPrice}
              onChange={(event) => change({ customPrice: event.currentTarget.value }, 'price')}
            />
          </Field>
        )}
        <Field
          label="Number of copies"
          error={errors.copies}
          hint={`From ${COPIES_MIN} to ${formatCount(COPIES_MAX)}. Nobody can make one more, you included.`}
          className="sm:max-w-80"
          required
        >
          <TextInput {...text('copies')} type="number" inputMode="numeric" min={COPIES_MIN} max={COPIES_MAX} />
        </Field>
        <RadioCards
          legend="Once it has passed the copyright check"
          name="release"
          options={RELEASE_OPTIONS}
          value={fields.isDraft ? 'draft' : 'publish'}
          onChange={(release) => change({ isDraft: release === 'draft' })}
          hint="A draft is seen by nobody before you publish it or the date comes that you set."
        />
      </div>
    </Section>
  )
}
