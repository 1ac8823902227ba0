import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import {
  DESCRIPTION_MAX,
  DIMENSIONS_MAX,
  EDITION_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_MIN_SIDE,
  MEDIUM_MAX,
  PRICE_MAX_CENTS,
  PRICE_MIN_CENTS,
  TITLE_MAX,
  YEAR_MIN,
  type ObfuscationLevel,
  type publishCard as publishCardCall,
  listArtistCards,
  listCards,
  obfuscationLevels,
  publishCard,
  rarities,
  errors as refusals,
} from '#contract/fine-art'
import type { ArtistData } from '#contract/gkeys'
import type { EndpointReply } from '#contract/platform'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { RadioCards } from '#ui/RadioCards'
import { Select } from '#ui/Select'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { ApiError, buildUrl, getErrorMessage } from '#web/api'
import { publishSessionChange, isUnauthenticated } from '#web/artist-session'
import { focusFirstError } from '#web/first-invalid'
import { parseDollars } from '#web/typed-dollars'
import { formatObfuscation } from './ProtectionBox.tsx'
import { formatRarity } from './RarityBadge.tsx'

const EMPTY_FIELDS = {
  title: '',
  description: '',
  rarity: 'rare' as (typeof rarities)[number],
  scarcityCount: '25',
  price: '35.00',
  medium: '',
  dimensions: '',
  yearCreated: '',
  obfuscationLevel: 'standard' as ObfuscationLevel,
}
type CardFields = typeof EMPTY_FIELDS
type CardErrors = Partial<Record<keyof CardFields | 'image', string>>

const FIELD_BY_ERROR_CODE: Record<string, keyof CardFields | 'image' | undefined> = {
  'image-missing': 'image',
  'image-too-large': 'image',
  'not-an-image': 'image',
  'image-too-many-pixels': 'image',
  'image-too-small': 'image',
  'too-large': 'image',
  'copies-out-of-range': 'scarcityCount',
  'price-too-low': 'price',
  'price-too-high': 'price',
}

function validateCardFields(fields: CardFields, image: File | undefined): CardErrors {
  const errors: CardErrors = {}
  if (!image) errors.image = refusals['image-missing'].message
  else if (image.size > IMAGE_MAX_BYTES) errors.image = refusals['image-too-large'].message
  if (!fields.title.trim()) errors.title = 'The card needs its title.'
  const copies = Number(fields.scarcityCount)
  if (!/^\d+$/.test(fields.scarcityCount.trim()) || copies < 1 || copies > EDITION_MAX) {
    errors.scarcityCount = `A whole number from 1 to ${EDITION_MAX.toLocaleString('en-US')}.`
  }
  const cents = parseDollars(fields.price)
  if (cents === undefined || cents < PRICE_MIN_CENTS || cents > PRICE_MAX_CENTS)
    errors.price = 'From $0.99 to $10,000.00.'
  const year = Number(fields.yearCreated)
  if (
    fields.yearCreated &&
    (!/^\d{4}$/.test(fields.yearCreated) || year < YEAR_MIN || year > new Date().getFullYear() + 1)
  ) {
    errors.yearCreated = 'A year, such as 2026.'
  }
  return errors
}

/** Publishes an art card. */
export function PublishCardForm({ artist, onClose }: { artist: ArtistData; onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const [image, setImage] = useState<File>()
  const [errors, setErrors] = useState<CardErrors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()

  /** Clears the errors of the fields that changed. */
  const settle = (names: string[]) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
  const change = (patch: Partial<CardFields>) => {
    setFields((now) => ({ ...now, ...patch }))
    settle(Object.keys(patch))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!artist.paypalEmail) {
      showToast({
        title: 'PayPal Account Required',
        description: refusals['own-payment-account-required'].message,
        variant: 'destructive',
      })
      return
    }
    const found = validateCardFields(fields, image)
    setErrors(found)
    if (!image || Object.keys(found).length > 0) {
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
      const description = getErrorMessage(error, 'The connection broke. Please look into your list before you try again.')
      const at = error instanceof ApiError ? FIELD_BY_ERROR_CODE[error.code] : undefined
      if (at) {
        setErrors({ [at]: description })
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
            settle(['image'])
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

async function uploadCard(fields: CardFields, image: File): Promise<EndpointReply<typeof publishCardCall>> {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    ...fields,
    price: ((parseDollars(fields.price) ?? 0) / 100).toFixed(2),
  })) {
    body.set(name, value.trim())
  }
  body.set('image', image)
  const answer = await fetch(buildUrl(publishCard), { method: publishCard.method, credentials: 'include', body })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text || answer.statusText)
  return JSON.parse(text) as EndpointReply<typeof publishCardCall>
}
