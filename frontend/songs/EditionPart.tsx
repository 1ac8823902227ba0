import { COPIES_MAX, COPIES_MIN } from '#contract/songs'
import { Field } from '#ui/Field'
import { formatMoney } from '#ui/Money'
import { RadioCards } from '#ui/RadioCards'
import { Section } from '#ui/Section'
import { TextInput } from '#ui/TextInput'
import type { PartProps } from './upload-part.ts'
import { OPEN_PRICE_CENTS, PRICES } from './upload-fields.ts'

/** What a copy costs and how many there will be; the same for every song that is sent together. */
export function EditionPart({ fields, errors, text, change }: PartProps) {
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
          options={PRICES}
          value={fields.priceOption}
          onChange={(priceOption) => change({ priceOption }, 'price')}
        />
        {fields.priceOption === String(OPEN_PRICE_CENTS) && (
          <Field label="Your price" error={errors.price} hint={`${formatMoney(OPEN_PRICE_CENTS)} or more.`} required>
            <TextInput
              type="number"
              inputMode="decimal"
              prefix="$"
              min={OPEN_PRICE_CENTS / 100}
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
          hint={`From ${COPIES_MIN} to ${COPIES_MAX.toLocaleString('en-US')}. Nobody can make one more, you included.`}
          className="sm:max-w-80"
          required
        >
          <TextInput {...text('copies')} type="number" inputMode="numeric" min={COPIES_MIN} max={COPIES_MAX} />
        </Field>
      </div>
    </Section>
  )
}
