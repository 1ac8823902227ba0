import { PRICE_MAX_CENTS } from '#contract/catalog/editions'
import { errors as keymailErrors } from '#contract/keymails'
import { KEYMAIL_PRICE_MIN_CENTS } from '#contract/keymails/issuing'

export type KeymailErrors = { song?: string; price?: string }

export function validateKeymail(songTitle: string, cents: number | undefined): KeymailErrors {
  return {
    ...(songTitle ? {} : { song: 'Which song is this Keymail for?' }),
    ...validatePrice(cents),
  }
}

function validatePrice(cents: number | undefined): { price?: string } {
  if (cents === undefined) return { price: 'A price in dollars, such as 7.50.' }
  if (cents < KEYMAIL_PRICE_MIN_CENTS) return { price: keymailErrors['price-too-low'].message }
  if (cents > PRICE_MAX_CENTS) return { price: keymailErrors['price-too-high'].message }
  return {}
}
