import { buildInvalidRequestError, buildUnprocessableError } from '#local/paypal-simulator/http/errors'
import { buildAccountId, isEmail } from '#local/paypal-simulator/store/ids'
import type { Json } from '#local/paypal-simulator/http/json'
import { isObject, getMember, toText } from '#local/paypal-simulator/http/json'
import { CURRENCIES, parseCents, getCents } from './money.ts'
import type { Order, Payee } from '#local/paypal-simulator/store/store'

/** The caller's part of an order. */
export type OrderInput = Omit<Order, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'declines'> & {
  hasPaymentSource: boolean
}

const UNIT = "/purchase_units/@reference_id=='default'"

/** Parses the body of a create call. Throws PayPal's own 400 and 422 errors. */
export function parseOrderRequest(body: Json | undefined, platform: { email: string; merchantId: string }): OrderInput {
  if (!isObject(body))
    throw buildInvalidRequestError('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  const intent = toText(body['intent'])
  if (!intent) throw buildMissingFieldError('/intent')
  if (intent === 'AUTHORIZE') throw buildUnprocessableError('UNSUPPORTED_INTENT', undefined, '/intent')
  if (intent !== 'CAPTURE')
    throw buildInvalidRequestError('INVALID_PARAMETER_VALUE', '/intent', 'The value of a field is invalid.', intent)
  const units = body['purchase_units']
  if (!Array.isArray(units) || units.length === 0) throw buildMissingFieldError('/purchase_units')
  if (units.length > 1)
    throw buildInvalidRequestError(
      'INVALID_ARRAY_MAX_ITEMS',
      '/purchase_units',
      'The simulator supports orders of one purchase unit.',
    )

  const unit = units[0]
  const amount = parseAmount(getMember(unit, 'amount'), `${UNIT}/amount`)
  const paypal = getMember(body, 'payment_source', 'paypal')
  const context = getMember(paypal, 'experience_context') ?? body['application_context']
  return {
    ...amount,
    ...toOptionalMember('breakdown', getMember(unit, 'amount', 'breakdown')),
    ...toOptionalMember('items', parseItems(unit, amount.currency)),
    payee: parsePayee(getMember(unit, 'payee'), platform),
    referenceId: parseTextField(unit, 'reference_id', 256) ?? 'default',
    ...toOptionalMember('customId', parseTextField(unit, 'custom_id', 127)),
    ...toOptionalMember('invoiceId', parseTextField(unit, 'invoice_id', 127)),
    ...toOptionalMember('description', parseTextField(unit, 'description', 127)),
    ...toOptionalMember('softDescriptor', parseTextField(unit, 'soft_descriptor', 22)),
    ...toOptionalMember('brandName', parseTextField(context, 'brand_name', 127)),
    ...toOptionalMember('returnUrl', parseUrl(context, 'return_url')),
    ...toOptionalMember('cancelUrl', parseUrl(context, 'cancel_url')),
    hasPaymentSource: paypal !== undefined,
  }
}

/** A positive amount in cents. `field` is the JSON pointer used in errors. */
export function parseAmount(amount: Json | undefined, field: string): { cents: number; currency: string } {
  const currency = toText(getMember(amount, 'currency_code'))
  const value = toText(getMember(amount, 'value'))
  if (!currency) throw buildMissingFieldError(`${field}/currency_code`)
  if (!value) throw buildMissingFieldError(`${field}/value`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw buildInvalidRequestError(
      'INVALID_CURRENCY_CODE',
      `${field}/currency_code`,
      'Currency code is invalid or is not currently supported.',
      currency,
    )
  if (!CURRENCIES.includes(currency))
    throw buildUnprocessableError('CURRENCY_NOT_SUPPORTED', undefined, `${field}/currency_code`)
  const total = parseCents(value)
  if (total === undefined) {
    if (/^-?\d+\.\d{3,}$/.test(value)) throw buildUnprocessableError('DECIMAL_PRECISION', undefined, `${field}/value`)
    throw buildInvalidRequestError(
      'INVALID_PARAMETER_SYNTAX',
      `${field}/value`,
      'The value of a field does not conform to the expected format.',
      value,
    )
  }
  if (total <= 0) throw buildUnprocessableError('CANNOT_BE_ZERO_OR_NEGATIVE', undefined, `${field}/value`)
  const breakdown = getMember(amount, 'breakdown')
  if (isObject(breakdown)) {
    const plus = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance']
    const minus = ['shipping_discount', 'discount']
    const sum = (names: string[]) => names.reduce((all, name) => all + getCents(breakdown[name]), 0)
    if (sum(plus) - sum(minus) !== total) throw buildUnprocessableError('AMOUNT_MISMATCH', undefined, `${field}/value`)
  }
  return { cents: total, currency }
}

function parseItems(unit: Json | undefined, currency: string): Json | undefined {
  const items = getMember(unit, 'items')
  if (!Array.isArray(items)) return undefined
  let sum = 0
  for (const [at, item] of items.entries()) {
    const field = `${UNIT}/items/${at}`
    if (!toText(getMember(item, 'name'))) throw buildMissingFieldError(`${field}/name`)
    const price = parseAmount(getMember(item, 'unit_amount'), `${field}/unit_amount`)
    if (price.currency !== currency)
      throw buildUnprocessableError('CURRENCY_MISMATCH', 'Currency must match.', `${field}/unit_amount`)
    sum += price.cents * Number(toText(getMember(item, 'quantity')) ?? '0')
  }
  const itemTotal = getMember(unit, 'amount', 'breakdown', 'item_total')
  if (itemTotal === undefined)
    throw buildUnprocessableError(
      'ITEM_TOTAL_REQUIRED',
      'If item details are specified, `item_total` is required.',
      `${UNIT}/amount/breakdown/item_total`,
    )
  if (getCents(itemTotal) !== sum)
    throw buildUnprocessableError('ITEM_TOTAL_MISMATCH', undefined, `${UNIT}/amount/breakdown/item_total/value`)
  return items
}

/**
 * Every well-formed address is an account, except two local parts: `unknown@…` does not exist, `restricted@…` cannot
 * receive. (`unverified@…` and `unilateral@…` take effect at the capture.)
 */
function parsePayee(payee: Json | undefined, platform: { email: string; merchantId: string }): Payee {
  const email = toText(getMember(payee, 'email_address'))
  const merchantId = toText(getMember(payee, 'merchant_id'))
  if (!email && !merchantId) {
    if (isObject(payee)) throw buildUnprocessableError('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee`)
    return platform
  }
  if (merchantId && !/^[2-9A-HJ-NP-Z]{13}$/.test(merchantId))
    throw buildUnprocessableError('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee/merchant_id`)
  if (!email) return { merchantId: merchantId ?? platform.merchantId }
  if (!isEmail(email) || getPayeeTrait(email) === 'unknown')
    throw buildUnprocessableError('PAYEE_ACCOUNT_INVALID', undefined, `${UNIT}/payee/email_address`)
  if (getPayeeTrait(email) === 'restricted')
    throw buildUnprocessableError('PAYEE_ACCOUNT_RESTRICTED', undefined, `${UNIT}/payee/email_address`)
  return { email, merchantId: merchantId ?? buildAccountId(email) }
}

/** The local part of a payee's address without its `+tag`, which selects the special behaviour. */
export function getPayeeTrait(email: string | undefined): string {
  return (email ?? '').split('@')[0]?.split('+')[0]?.toLowerCase() ?? ''
}

/** A text field of at most `max` characters. Throws 400 INVALID_STRING_MAX_LENGTH or INVALID_PARAMETER_SYNTAX. */
export function parseTextField(from: Json | undefined, name: string, max: number): string | undefined {
  const value = getMember(from, name)
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string')
    throw buildInvalidRequestError(
      'INVALID_PARAMETER_SYNTAX',
      `/${name}`,
      'The value of a field does not conform to the expected format.',
    )
  if (value.length > max)
    throw buildInvalidRequestError(
      'INVALID_STRING_MAX_LENGTH',
      `${UNIT}/${name}`,
      'The value of a field is too long.',
      value,
    )
  return value
}

function parseUrl(context: Json | undefined, name: string): string | undefined {
  const value = toText(getMember(context, name))
  if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw buildInvalidRequestError(
      'INVALID_PARAMETER_SYNTAX',
      `/${name}`,
      'The value of a field does not conform to the expected format.',
      value,
    )
  }
  return value
}

function buildMissingFieldError(field: string) {
  return buildInvalidRequestError('MISSING_REQUIRED_PARAMETER', field, 'A required field / parameter is missing.')
}

/** An object with the member only if it has a value, so that journal and replies carry no empty fields. */
function toOptionalMember<Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } {
  if (value === undefined) return {}
  const single: { [key in Name]?: Value } = {}
  single[name] = value
  return single
}
