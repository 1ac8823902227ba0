import { invalidRequest, unprocessable } from './errors.ts'
import { accountId, isEmail } from './ids.ts'
import type { Json } from './json.ts'
import { isObject, member, text } from './json.ts'
import { CURRENCIES, cents, centsAt } from './money.ts'
import type { Order, Payee } from './store.ts'

/** The part of an order that the caller decides. */
export type OrderWish = Omit<Order, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'declines'> & {
  hasPaymentSource: boolean
}

const UNIT = "/purchase_units/@reference_id=='default'"

/** Reads the body of a create call. Throws PayPal's own 400 and 422 errors. */
export function readOrderRequest(body: Json | undefined, platform: { email: string; merchantId: string }): OrderWish {
  if (!isObject(body)) throw invalidRequest('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  const intent = text(body['intent'])
  if (!intent) throw required('/intent')
  if (intent === 'AUTHORIZE') throw unprocessable('UNSUPPORTED_INTENT', undefined, '/intent')
  if (intent !== 'CAPTURE')
    throw invalidRequest('INVALID_PARAMETER_VALUE', '/intent', 'The value of a field is invalid.', intent)
  const units = body['purchase_units']
  if (!Array.isArray(units) || units.length === 0) throw required('/purchase_units')
  if (units.length > 1)
    throw invalidRequest(
      'INVALID_ARRAY_MAX_ITEMS',
      '/purchase_units',
      'The simulator knows orders of one purchase unit.',
    )

  const unit = units[0]
  const amount = readAmount(member(unit, 'amount'), `${UNIT}/amount`)
  const paypal = member(body, 'payment_source', 'paypal')
  const context = member(paypal, 'experience_context') ?? body['application_context']
  return {
    ...amount,
    ...optional('breakdown', member(unit, 'amount', 'breakdown')),
    ...optional('items', readItems(unit, amount.currency)),
    payee: readPayee(member(unit, 'payee'), platform),
    referenceId: limited(unit, 'reference_id', 256) ?? 'default',
    ...optional('customId', limited(unit, 'custom_id', 127)),
    ...optional('invoiceId', limited(unit, 'invoice_id', 127)),
    ...optional('description', limited(unit, 'description', 127)),
    ...optional('softDescriptor', limited(unit, 'soft_descriptor', 22)),
    ...optional('brandName', limited(context, 'brand_name', 127)),
    ...optional('returnUrl', readUrl(context, 'return_url')),
    ...optional('cancelUrl', readUrl(context, 'cancel_url')),
    hasPaymentSource: paypal !== undefined,
  }
}

/** An amount greater than zero in cents. `field` is the JSON pointer that an error names. */
export function readAmount(amount: Json | undefined, field: string): { cents: number; currency: string } {
  const currency = text(member(amount, 'currency_code'))
  const value = text(member(amount, 'value'))
  if (!currency) throw required(`${field}/currency_code`)
  if (!value) throw required(`${field}/value`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw invalidRequest(
      'INVALID_CURRENCY_CODE',
      `${field}/currency_code`,
      'Currency code is invalid or is not currently supported.',
      currency,
    )
  if (!CURRENCIES.includes(currency)) throw unprocessable('CURRENCY_NOT_SUPPORTED', undefined, `${field}/currency_code`)
  const total = cents(value)
  if (total === undefined) {
    if (/^-?\d+\.\d{3,}$/.test(value)) throw unprocessable('DECIMAL_PRECISION', undefined, `${field}/value`)
    throw invalidRequest(
      'INVALID_PARAMETER_SYNTAX',
      `${field}/value`,
      'The value of a field does not conform to the expected format.',
      value,
    )
  }
  if (total <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', undefined, `${field}/value`)
  const breakdown = member(amount, 'breakdown')
  if (isObject(breakdown)) {
    const plus = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance']
    const minus = ['shipping_discount', 'discount']
    const sum = (names: string[]) => names.reduce((all, name) => all + centsAt(breakdown[name]), 0)
    if (sum(plus) - sum(minus) !== total) throw unprocessable('AMOUNT_MISMATCH', undefined, `${field}/value`)
  }
  return { cents: total, currency }
}

function readItems(unit: Json | undefined, currency: string): Json | undefined {
  const items = member(unit, 'items')
  if (!Array.isArray(items)) return undefined
  let sum = 0
  for (const [at, item] of items.entries()) {
    const field = `${UNIT}/items/${at}`
    if (!text(member(item, 'name'))) throw required(`${field}/name`)
    const price = readAmount(member(item, 'unit_amount'), `${field}/unit_amount`)
    if (price.currency !== currency)
      throw unprocessable('CURRENCY_MISMATCH', 'Currency must match.', `${field}/unit_amount`)
    sum += price.cents * Number(text(member(item, 'quantity')) ?? '0')
  }
  const itemTotal = member(unit, 'amount', 'breakdown', 'item_total')
  if (itemTotal === undefined)
    throw unprocessable(
      'ITEM_TOTAL_REQUIRED',
      'If item details are specified, `item_total` is required.',
      `${UNIT}/amount/breakdown/item_total`,
    )
  if (centsAt(itemTotal) !== sum)
    throw unprocessable('ITEM_TOTAL_MISMATCH', undefined, `${UNIT}/amount/breakdown/item_total/value`)
  return items
}

/**
 * Every well-formed address is an account, except those whose local part says otherwise: `unknown@…` does not exist,
 * `restricted@…` may not receive. (`unverified@…` and `unilateral@…` show when the payment is captured.)
 */
function readPayee(payee: Json | undefined, platform: { email: string; merchantId: string }): Payee {
  const email = text(member(payee, 'email_address'))
  const merchantId = text(member(payee, 'merchant_id'))
  if (!email && !merchantId) {
    if (isObject(payee)) throw unprocessable('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee`)
    return platform
  }
  if (merchantId && !/^[2-9A-HJ-NP-Z]{13}$/.test(merchantId))
    throw unprocessable('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee/merchant_id`)
  if (!email) return { merchantId: merchantId ?? platform.merchantId }
  if (!isEmail(email) || payeeTrait(email) === 'unknown')
    throw unprocessable('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee/email_address`)
  if (payeeTrait(email) === 'restricted')
    throw unprocessable('PAYEE_ACCOUNT_RESTRICTED', undefined, `${UNIT}/payee/email_address`)
  return { email, merchantId: merchantId ?? accountId(email) }
}

/** The local part of a payee's address without a `+tag`: names the accounts that misbehave. */
export function payeeTrait(email: string | undefined): string {
  return (email ?? '').split('@')[0]?.split('+')[0]?.toLowerCase() ?? ''
}

/** A text field of at most `max` characters. Throws 400 INVALID_STRING_MAX_LENGTH or INVALID_PARAMETER_SYNTAX. */
export function limited(from: Json | undefined, name: string, max: number): string | undefined {
  const value = member(from, name)
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string')
    throw invalidRequest(
      'INVALID_PARAMETER_SYNTAX',
      `/${name}`,
      'The value of a field does not conform to the expected format.',
    )
  if (value.length > max)
    throw invalidRequest('INVALID_STRING_MAX_LENGTH', `${UNIT}/${name}`, 'The value of a field is too long.', value)
  return value
}

function readUrl(context: Json | undefined, name: string): string | undefined {
  const value = text(member(context, name))
  if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw invalidRequest(
      'INVALID_PARAMETER_SYNTAX',
      `/${name}`,
      'The value of a field does not conform to the expected format.',
      value,
    )
  }
  return value
}

function required(field: string) {
  return invalidRequest('MISSING_REQUIRED_PARAMETER', field, 'A required field / parameter is missing.')
}

/** A member only when there is a value: the journal and the answers carry no empty fields. */
function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } {
  if (value === undefined) return {}
  const single: { [key in Name]?: Value } = {}
  single[name] = value
  return single
}
