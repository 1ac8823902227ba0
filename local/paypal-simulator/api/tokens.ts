import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaypalError } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { getHeader } from '#local/paypal-simulator/http/http'
import { formatIsoSeconds } from '#local/paypal-simulator/store/ids'
import type { Json } from '#local/paypal-simulator/http/json'
import { getMember } from '#local/paypal-simulator/http/json'
import type { Simulator } from '#local/paypal-simulator/simulator'

const ACCESS_SECONDS = 32_400
const CLIENT_SECONDS = 900
const SCOPE =
  'https://uri.paypal.com/services/payments/payment/authcapture https://uri.paypal.com/services/payments/refund https://uri.paypal.com/services/applications/webhooks openid'

/** POST /v1/oauth2/token: an access token, or with response_type=client_token a client token for the browser. */
export function createToken(call: Call, sim: Simulator): Reply {
  const [id, secret] = parseBasicCredentials(call)
  if (id !== sim.identity.clientId || secret !== sim.identity.clientSecret) {
    return { status: 401, json: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
  }
  const form = new URLSearchParams(call.raw)
  if (form.get('grant_type') !== 'client_credentials') {
    return { status: 400, json: { error: 'unsupported_grant_type', error_description: 'unsupported grant_type' } }
  }
  if (form.get('response_type') === 'client_token') {
    const token = signToken(sim, { kind: 'client', domains: form.getAll('domains[]') }, CLIENT_SECONDS)
    return {
      status: 200,
      json: { access_token: token, token_type: 'Bearer', expires_in: CLIENT_SECONDS, nonce: createNonce(sim) },
    }
  }
  return {
    status: 200,
    json: {
      scope: SCOPE,
      access_token: `A21AA${signToken(sim, { kind: 'access' }, ACCESS_SECONDS)}`,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: ACCESS_SECONDS,
      nonce: createNonce(sim),
    },
  }
}

/** Undefined when the call has a valid bearer token, else the 401 reply. Throws a 401 PaypalError without a token. */
export function verifyAccessToken(call: Call, sim: Simulator): Reply | undefined {
  const token = /^Bearer (.+)$/i.exec(getHeader(call, 'authorization') ?? '')?.[1]
  if (!token) {
    throw new PaypalError(
      401,
      'AUTHENTICATION_FAILURE',
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
    )
  }
  const claims = token.startsWith('A21AA') ? verifyToken(sim, token.slice(5)) : undefined
  const issued = getMember(claims, 'iat_ms')
  const ends = getMember(claims, 'exp')
  const valid =
    getMember(claims, 'kind') === 'access' &&
    typeof issued === 'number' &&
    issued >= sim.tokensValidFrom &&
    typeof ends === 'number' &&
    ends * 1000 > Date.now()
  return valid
    ? undefined
    : { status: 401, json: { error: 'invalid_token', error_description: 'Token signature verification failed' } }
}

function parseBasicCredentials(call: Call): string[] {
  const encoded = /^Basic (.+)$/i.exec(getHeader(call, 'authorization') ?? '')?.[1] ?? ''
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = pair.indexOf(':')
  return [pair.slice(0, colon), pair.slice(colon + 1)]
}

/** A JSON web token, so that tokens survive a restart without being stored. */
function signToken(sim: Simulator, claims: { [key: string]: Json }, seconds: number): string {
  const now = Math.max(Date.now(), sim.tokensValidFrom)
  const payload = { iss: sim.origin, ...claims, iat_ms: now, exp: Math.floor(now / 1000) + seconds }
  const content = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(payload)}`
  return `${content}.${calculateMac(sim, content)}`
}

function verifyToken(sim: Simulator, token: string): Json | undefined {
  const dot = token.lastIndexOf('.')
  const given = Buffer.from(token.slice(dot + 1))
  const right = Buffer.from(calculateMac(sim, token.slice(0, dot)))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const claims: Json = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  return claims
}

/** An HMAC keyed with the simulator's own secret; also signs the approval form. */
export function calculateMac(sim: Simulator, content: string): string {
  return createHmac('sha256', sim.identity.tokenSecret).update(content).digest('base64url')
}

function encodeJson(value: Json): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function createNonce(sim: Simulator): string {
  const now = formatIsoSeconds(Date.now())
  return `${now}${calculateMac(sim, `nonce ${now}`)}`
}
