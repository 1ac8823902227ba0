import type { Json } from './json.ts'

export type Link = { href: string; rel: string; method: string }
export type ErrorDetail = { field?: string; value?: string; location?: string; issue: string; description: string }

/** An error response in PayPal's format. Clients branch on `details[0].issue`. */
export class PaypalError extends Error {
  readonly status: number
  readonly details: ErrorDetail[]
  readonly links: Link[]

  constructor(status: number, name: string, message: string, details: ErrorDetail[] = [], links: Link[] = []) {
    super(message)
    this.status = status
    this.name = name
    this.details = details
    this.links = links
  }

  body(debugId: string): Json {
    const information = this.details.map(({ issue }) => ({
      href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue}`,
      rel: 'information_link',
      method: 'GET',
    }))
    return {
      name: this.name,
      message: this.message,
      debug_id: debugId,
      ...(this.details.length > 0 && { details: this.details }),
      links: [...information, ...this.links],
    }
  }
}

const UNPROCESSABLE_MESSAGE =
  'The requested action could not be performed, semantically incorrect, or failed business validation.'
const MALFORMED_MESSAGE = 'Request is not well-formed, syntactically incorrect, or violates schema.'

/** 400: a field is missing, too long or malformed. `field` is a JSON pointer. */
export function buildInvalidRequestError(
  issue: string,
  field: string,
  description: string,
  value?: string,
): PaypalError {
  const detail: ErrorDetail = { field, ...(value !== undefined && { value }), location: 'body', issue, description }
  return new PaypalError(400, 'INVALID_REQUEST', MALFORMED_MESSAGE, [detail])
}

/** 422: well-formed, but refused by a business rule. */
export function buildUnprocessableError(
  issue: string,
  description?: string,
  field?: string,
  links: Link[] = [],
): PaypalError {
  const detail: ErrorDetail = {
    ...(field && { field, location: 'body' }),
    issue,
    description: description ?? ISSUE_DESCRIPTIONS[issue] ?? issue,
  }
  return new PaypalError(422, 'UNPROCESSABLE_ENTITY', UNPROCESSABLE_MESSAGE, [detail], links)
}

export function buildNotFoundError(): PaypalError {
  return new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ])
}

export function buildPermissionError(): PaypalError {
  return new PaypalError(403, 'NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.', [
    {
      issue: 'PERMISSION_DENIED',
      description: 'You do not have permission to access or perform operations on this resource.',
    },
  ])
}

/** The error for a code of PayPal-Mock-Response or of a fault: an HTTP status, an error name or an issue. */
export function buildErrorForCode(code: string, links: Link[] = []): PaypalError {
  const named = ERRORS_BY_CODE[code]
  if (named) return new PaypalError(named.status, named.name, named.message)
  if (code === 'PERMISSION_DENIED' || code === 'NOT_AUTHORIZED') return buildPermissionError()
  if (code === 'INVALID_RESOURCE_ID' || code === 'RESOURCE_NOT_FOUND') return buildNotFoundError()
  if (code === 'PREVIOUS_REQUEST_IN_PROGRESS') {
    return new PaypalError(
      409,
      'RESOURCE_CONFLICT',
      'The server has detected a conflict while processing this request.',
      [
        {
          issue: code,
          description:
            'A previous request on this resource is currently in progress. Please wait for some time and try again.',
        },
      ],
    )
  }
  return buildUnprocessableError(code, undefined, undefined, links)
}

type ErrorTemplate = { status: number; name: string; message: string }
const INTERNAL: ErrorTemplate = {
  status: 500,
  name: 'INTERNAL_SERVER_ERROR',
  message: 'An internal server error occurred.',
}
const UNAVAILABLE: ErrorTemplate = { status: 503, name: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable.' }
const RATE_LIMITED: ErrorTemplate = {
  status: 429,
  name: 'RATE_LIMIT_REACHED',
  message: 'Too many requests. Blocked due to rate limiting.',
}
const GATEWAY_TIMEOUT: ErrorTemplate = { status: 504, name: 'GATEWAY_TIMEOUT', message: 'The gateway timed out.' }

const ERRORS_BY_CODE: Record<string, ErrorTemplate> = {
  '429': RATE_LIMITED,
  '500': INTERNAL,
  '503': UNAVAILABLE,
  '504': GATEWAY_TIMEOUT,
  RATE_LIMIT_REACHED: RATE_LIMITED,
  INTERNAL_SERVER_ERROR: INTERNAL,
  INTERNAL_SERVICE_ERROR: INTERNAL,
  SERVICE_UNAVAILABLE: UNAVAILABLE,
}

const ISSUE_DESCRIPTIONS: Record<string, string> = {
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  COMPLIANCE_VIOLATION: 'Transaction is declined due to compliance violation.',
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  DUPLICATE_REQUEST_ID: 'The value of PayPal-Request-Id header has already been used for another request.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ITEM_TOTAL_MISMATCH: 'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit',
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  PAYEE_ACCOUNT_INVALID:
    'Payee account specified is invalid. Please check the input email address/merchant id and try again. Ensure that either payee.merchant_id or payee.email_address is specified.',
  PAYEE_ACCOUNT_NOT_VERIFIED: 'Payee has not verified their account with PayPal.',
  PAYEE_ACCOUNT_RESTRICTED: 'The merchant account is restricted.',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'The merchant account is locked or closed.',
  PAYEE_BLOCKED_TRANSACTION: 'The Fraud settings for this seller are such that this payment cannot be executed.',
  PAYER_ACTION_REQUIRED: 'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  PAYER_CANNOT_PAY:
    'Payer cannot pay for this transaction. Please contact the payer to find other ways to pay for this transaction.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'Transaction failed. Redirect the payer to select another funding source.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  TRANSACTION_REFUSED: 'The request was refused.',
  UNSUPPORTED_INTENT: '`intent=AUTHORIZE` is not supported.',
}
