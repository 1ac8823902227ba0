import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import {
  DESCRIPTION_MAX,
  DIMENSIONS_MAX,
  EDITION_MAX,
  errors as cardApiErrors,
  listArtistCards,
  listCards,
  MEDIUM_MAX,
  rarities,
  TITLE_MAX,
} from '#contract/art-cards/cards'
import { IMAGE_MIN_SIDE, obfuscationLevels } from '#contract/art-cards/images'
import type { ArtistData } from '#contract/artists'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { isUnauthenticated, publishSessionChange } from '#frontend/api/artist-session.ts'
import { formatRarity } from '#frontend/art-cards/RarityBadge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import {
  type CardErrors,
  type CardFields,
  EMPTY_FIELDS,
  FIELD_BY_ERROR_CODE,
  validateCardFields,
} from './card-fields.ts'
import { formatObfuscation } from './format-obfuscation.ts'
import { uploadCard } from './upload-card.ts'

/** Publishes an art card. */
export function PublishCardForm({ artist, onClose }: { artist: ArtistData; onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const [image, setImage] = useState<File>()
  const [errors, setErrors] = useState<CardErrors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()

  /** Clears the errors of the fields that changed. */
  const clearErrors = (names: string[]) =>
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))))
  const change = (patch: Partial<CardFields>) => {
    setFields((current) => ({ ...current, ...patch }))
    clearErrors(Object.keys(patch))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!artist.paypalEmail) {
      showToast({
        title: 'PayPal Account Required',
        description: cardApiErrors['own-payment-account-required'].message,
        variant: 'destructive',
      })
      return
    }
    const invalid = validateCardFields(fields, image)
    setErrors(invalid)
    if (!image || Object.keys(invalid).length > 0) {
      focusFirstError(form.current)
      return
    }
    setBusy(true)
    try {
      await uploadCard(fields, image)
      showToast({
        title: 'Art Card Published',
        description: `“${fields.title.trim()}” hangs in the gallery as soon as its pictures are drawn.`,
        variant: 'success',
      })
      for (const endpoint of [listArtistCards, listCards]) {
        void cache.invalidateQueries({ queryKey: [buildUrl(endpoint)] })
      }
      onClose()
    } catch (error) {
      setBusy(false)
      if (isUnauthenticated(error)) void publishSessionChange(cache)
      const description = getErrorMessage(
        error,
        'The connection broke. Please look into your list before you try again.',
      )
      const field = error instanceof ApiError ? FIELD_BY_ERROR_CODE[error.code] : undefined
      if (field) {
        setErrors({ [field]: description })
        focusFirstError(form.current)
      } else showToast({ title: 'Not Published', description, variant: 'destructive' })
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Publish an art card"
      className="grid max-w-4xl gap-6 rounded-lg border border-wall-3 bg-wall-1/60 p-5 sm:p-8"
    >
      <Field label="Picture" error={errors.image} required>
        <FileDrop
          file={image}
          onChange={(chosen) => {
            setImage(chosen)
            clearErrors(['image'])
          }}
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          note={`JPEG, PNG, WebP, AVIF or TIFF, up to 40 MB, at least ${IMAGE_MIN_SIDE} pixels on the shorter side`}
          disabled={busy}
        />
      </Field>
      <Field label="Title" error={errors.title} required>
        <TextInput
          value={fields.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label="Description" error={errors.description} optional>
        <TextArea
          rows={3}
          value={fields.description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-3">
        <Field label="Rarity">
          <Select
            value={fields.rarity}
            onChange={(event) => change({ rarity: event.currentTarget.value as CardFields['rarity'] })}
          >
            {rarities.map((rarity) => (
              <option key={rarity} value={rarity}>
                {formatRarity(rarity)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Number of copies" error={errors.scarcityCount} required>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={EDITION_MAX}
            value={fields.scarcityCount}
            onChange={(event) => change({ scarcityCount: event.currentTarget.value })}
          />
        </Field>
        <Field label="Price" error={errors.price} required>
          <TextInput
            prefix="$"
            inputMode="decimal"
            value={fields.price}
            onChange={(event) => change({ price: event.currentTarget.value })}
          />
        </Field>
        <Field label="Medium" optional>
          <TextInput
            value={fields.medium}
            maxLength={MEDIUM_MAX}
            autoComplete="off"
            onChange={(event) => change({ medium: event.currentTarget.value })}
          />
        </Field>
        <Field label="Dimensions" optional>
          <TextInput
            value={fields.dimensions}
            maxLength={DIMENSIONS_MAX}
            autoComplete="off"
            onChange={(event) => change({ dimensions: event.currentTarget.value })}
          />
        </Field>
        <Field label="Year created" error={errors.yearCreated} optional>
          <TextInput
            inputMode="numeric"
            value={fields.yearCreated}
            maxLength={4}
            autoComplete="off"
            onChange={(event) => change({ yearCreated: event.currentTarget.value })}
          />
        </Field>
      </div>
      <RadioCards
        legend="Obfuscation level"
        options={obfuscationLevels.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }))}
        value={fields.obfuscationLevel}
        onChange={(obfuscationLevel) => change({ obfuscationLevel })}
        hint={formatObfuscation(fields.obfuscationLevel)}
      />
      <p className="text-sm text-bone-2">
        The number of copies is final. What your camera wrote into the file, such as the place, is removed.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Publishing...">
          Publish
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
