import type { rarities } from '#contract/art-cards/cards'
import { EDITION_MAX, PRICE_MAX_CENTS, PRICE_MIN_CENTS, YEAR_MIN } from '#contract/art-cards/cards'
import { IMAGE_MAX_BYTES, type ObfuscationLevel } from '#contract/art-cards/images'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import type { artCardWorkshop } from '#text/messages/catalogs/art-card-workshop/en'

export const EMPTY_FIELDS = {
  title: '',
  description: '',
  rarity: 'rare' as (typeof rarities)[number],
  scarcityCount: '25',
  price: formatTypedCents(3500),
  medium: '',
  dimensions: '',
  yearCreated: '',
  obfuscationLevel: 'standard' as ObfuscationLevel,
  rightsDeclared: '' as 'true' | '',
}

export type CardFields = typeof EMPTY_FIELDS

export type CardErrors = Partial<Record<keyof CardFields | 'image', string>>

export const FIELD_BY_ERROR_CODE: Record<string, keyof CardFields | 'image' | undefined> = {
  'image-missing': 'image',
  'image-too-large': 'image',
  'not-an-image': 'image',
  'image-too-many-pixels': 'image',
  'image-too-small': 'image',
  'too-large': 'image',
  'copies-out-of-range': 'scarcityCount',
  'price-too-low': 'price',
  'price-too-high': 'price',
  'rights-undeclared': 'rightsDeclared',
}

export function validateCardFields(
  fields: CardFields,
  image: File | undefined,
  t: Translate<(typeof artCardWorkshop)['messages']>,
): CardErrors {
  const errors: CardErrors = {}
  if (!image) errors.image = t('error.image')
  else if (image.size > IMAGE_MAX_BYTES) errors.image = t('error.imageTooLarge')
  if (!fields.title.trim()) errors.title = t('error.title')
  const copies = Number(fields.scarcityCount)
  if (!/^\d+$/.test(fields.scarcityCount.trim()) || copies < 1 || copies > EDITION_MAX) {
    errors.scarcityCount = t('error.copies', { max: formatCount(EDITION_MAX) })
  }
  const cents = parseDollars(fields.price)
  if (cents === undefined || cents < PRICE_MIN_CENTS || cents > PRICE_MAX_CENTS)
    errors.price = t('error.price', { min: formatCents(PRICE_MIN_CENTS), max: formatCents(PRICE_MAX_CENTS) })
  if (!fields.rightsDeclared) errors.rightsDeclared = t('error.rights')
  const year = Number(fields.yearCreated)
  if (
    fields.yearCreated &&
    (!/^\d{4}$/.test(fields.yearCreated) || year < YEAR_MIN || year > new Date().getFullYear() + 1)
  ) {
    errors.yearCreated = t('error.year')
  }
  return errors
}
