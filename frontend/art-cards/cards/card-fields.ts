import type { rarities } from '#contract/art-cards/cards'
import { EDITION_MAX, errors as apiErrors, PRICE_MAX_CENTS, PRICE_MIN_CENTS, YEAR_MIN } from '#contract/art-cards/cards'
import { IMAGE_MAX_BYTES, type ObfuscationLevel } from '#contract/art-cards/images'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

export const EMPTY_FIELDS = {
  title: '',
  description: '',
  rarity: 'rare' as (typeof rarities)[number],
  scarcityCount: '25',
  price: '35.00',
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

export function validateCardFields(fields: CardFields, image: File | undefined): CardErrors {
  const errors: CardErrors = {}
  if (!image) errors.image = apiErrors['image-missing'].message
  else if (image.size > IMAGE_MAX_BYTES) errors.image = apiErrors['image-too-large'].message
  if (!fields.title.trim()) errors.title = 'The card needs its title.'
  const copies = Number(fields.scarcityCount)
  if (!/^\d+$/.test(fields.scarcityCount.trim()) || copies < 1 || copies > EDITION_MAX) {
    errors.scarcityCount = `A whole number from 1 to ${formatCount(EDITION_MAX)}.`
  }
  const cents = parseDollars(fields.price)
  if (cents === undefined || cents < PRICE_MIN_CENTS || cents > PRICE_MAX_CENTS)
    errors.price = 'From $0.99 to $10,000.00.'
  if (!fields.rightsDeclared) errors.rightsDeclared = apiErrors['rights-undeclared'].message
  const year = Number(fields.yearCreated)
  if (
    fields.yearCreated &&
    (!/^\d{4}$/.test(fields.yearCreated) || year < YEAR_MIN || year > new Date().getFullYear() + 1)
  ) {
    errors.yearCreated = 'A year, such as 2026.'
  }
  return errors
}
