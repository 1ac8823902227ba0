import type { Json } from '#local/paypal-simulator/http/json'
import { getMember, toText } from '#local/paypal-simulator/http/json'

export type Money = { currency_code: string; value: string }

/** Only currencies with two decimals: all internal amounts are whole cents. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'DKK',
  'NOK',
  'SEK',
  'NZD',
  'MXN',
  'BRL',
  'SGD',
  'PLN',
]

export function toMoney(cents: number, currency: string): Money {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(cents) / 100)
  return { currency_code: currency, value: `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}` }
}

/** Cents of a decimal string ("25", "25.5", "25.00"); undefined unless it is an amount with at most two decimals. */
export function parseCents(value: string): number | undefined {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value)
  if (!parts) return undefined
  const total = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] === '-' ? -total : total
}

/** Cents of a PayPal money object; 0 if absent or invalid. */
export function getCents(value: Json | undefined): number {
  return parseCents(toText(getMember(value, 'value')) ?? '') ?? 0
}

/** PayPal's fee: 2.9 % + 30 cents, rounded half up, at most the whole payment. */
export function calculateFeeCents(grossCents: number): number {
  return Math.min(grossCents, Math.floor((grossCents * 29 + 500) / 1000) + 30)
}
