import { DIMENSIONS_MAX, EDITION_MAX, MEDIUM_MAX, rarities } from '#contract/art-cards/cards'
import { RARITY_NAMES } from '#frontend/art-cards/RarityBadge.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { CardErrors, CardFields } from './card-fields.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { artCardWorkshop } from '#text/messages/catalogs/art-card-workshop/en'

interface CardDetailFieldsProps {
  fields: CardFields
  errors: CardErrors
  onChange: (patch: Partial<CardFields>) => void
}

/** Rarity, edition size, price and the optional facts about the artwork. */
export function CardDetailFields({ fields, errors, onChange }: CardDetailFieldsProps) {
  const own = useMessages(artCardWorkshop)
  const t = useMessages(fineArt)
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      <Field label={own('rarity')}>
        <Select
          value={fields.rarity}
          onChange={(event) => onChange({ rarity: event.currentTarget.value as CardFields['rarity'] })}
        >
          {rarities.map((rarity) => (
            <option key={rarity} value={rarity}>
              {t(RARITY_NAMES[rarity])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={own('copies')} error={errors.scarcityCount} required>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={EDITION_MAX}
          value={fields.scarcityCount}
          onChange={(event) => onChange({ scarcityCount: event.currentTarget.value })}
        />
      </Field>
      <Field label={own('price')} error={errors.price} required>
        <DollarInput value={fields.price} onValueChange={(price) => onChange({ price })} />
      </Field>
      <Field label={own('medium')} optional>
        <TextInput
          value={fields.medium}
          maxLength={MEDIUM_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ medium: event.currentTarget.value })}
        />
      </Field>
      <Field label={own('dimensions')} optional>
        <TextInput
          value={fields.dimensions}
          maxLength={DIMENSIONS_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ dimensions: event.currentTarget.value })}
        />
      </Field>
      <Field label={own('year')} error={errors.yearCreated} optional>
        <TextInput
          inputMode="numeric"
          value={fields.yearCreated}
          maxLength={4}
          autoComplete="off"
          onChange={(event) => onChange({ yearCreated: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}
