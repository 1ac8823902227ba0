import { lookup as lookupAddresses, type LookupAddress } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { config } from '#runtime/config'
import { isPublicAddress } from './is-public-address.ts'

/** From the lookup of the name to the last byte of the answer. */
const TIMEOUT_MS = 15_000

const ANSWER_MAX_BYTES = 64 * 1024

export type OutgoingRequest = {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  maxBytes?: number
}

export type OutgoingAnswer = { status: number; headers: IncomingMessage['headers']; body: string }

/** Why a request to an address that somebody gave us was not sent. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError'
}

/**
 * The address as a URL, if a request may go there at all: HTTPS, no user name, no port of another service. Throws an
 * `AddressRefusedError` whose message can be shown. Where its name leads is checked whenever a request connects.
 */
export function parseOutgoingUrl(address: string): URL {
  const url = URL.parse(address)
  if (!url) throw new AddressRefusedError('This is not a complete web address.')
  if (url.username || url.password)
    throw new AddressRefusedError('The address may not contain a user name or password.')
  if (config.PRIVATE_RECEIVERS.includes(url.origin)) return url
  if (url.protocol !== 'https:') throw new AddressRefusedError('The address has to begin with https://.')
  if (url.port !== '' && Number(url.port) < 1024)
    throw new AddressRefusedError('The port has to be the usual one of HTTPS, or above 1023.')
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw new AddressRefusedError('The address is not on the public internet.')
  return url
}

/**
 * Sends one request to an address that somebody outside gave us, and returns the answer. It connects to addresses of
 * the public internet only: those the name has at that moment, so that a name which changes its address cannot lead into
 * our network. Follows no redirect, sends no cookie, ends after `timeoutMs`, and reads at most `maxBytes` of the answer.
 */
export async function sendOutgoingRequest(outgoing: OutgoingRequest): Promise<OutgoingAnswer> {
  const { url, method, headers, body, timeoutMs = TIMEOUT_MS, maxBytes = ANSWER_MAX_BYTES } = outgoing
  const target = parseOutgoingUrl(url)
  const isExempt = config.PRIVATE_RECEIVERS.includes(target.origin)
  const options: RequestOptions = {
    method,
    headers: {
      'user-agent': `TuneMaker (+${config.PUBLIC_URL})`,
      ...headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    // A connection of its own: one from a pool would not be looked up again.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(isExempt ? {} : { lookup: lookupPublicAddress }),
  }
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const sent = send(target, options, (answer) => {
      readAnswer(answer, maxBytes).then(resolve, reject)
    })
    sent.on('error', (error) => reject(error.name === 'AbortError' ? buildTimeoutError(timeoutMs) : error))
    sent.end(body)
  })
}

const buildTimeoutError = (ms: number) => new Error(`no answer within ${ms / 1000} seconds`)

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    answer.destroy()
    throw (error as Error).name === 'AbortError' ? new Error('the answer did not end in time') : error
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString('utf8') }
}

/** Node's lookup, except that a name with any address outside of the public internet has none at all. */
const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookupAddresses(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new AddressRefusedError(`${hostname} is not on the public internet.`), '', 0)
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
