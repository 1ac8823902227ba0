import { PRICE_MAX_CENTS } from '#contract/catalog/editions'
import { KEYMAIL_PRICE_MIN_CENTS } from '#contract/keymails/issuing'
import type { Translate } from '#text/messages/catalog'
import type { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { formatCents } from '#frontend/lib/format-money.ts'

export type KeymailErrors = { song?: string; price?: string }

export function validateKeymail(
  songTitle: string,
  cents: number | undefined,
  t: Translate<(typeof keymailMessages)['messages']>,
): KeymailErrors {
  return {
    ...(songTitle ? {} : { song: t('error.song') }),
    ...validatePrice(cents, t),
  }
}

function validatePrice(
  cents: number | undefined,
  t: Translate<(typeof keymailMessages)['messages']>,
): { price?: string } {
  if (cents === undefined) return { price: t('error.price') }
  if (cents < KEYMAIL_PRICE_MIN_CENTS)
    return { price: t('error.priceTooLow', { min: formatCents(KEYMAIL_PRICE_MIN_CENTS) }) }
  if (cents > PRICE_MAX_CENTS) return { price: t('error.priceTooHigh', { max: formatCents(PRICE_MAX_CENTS) }) }
  return {}
}
