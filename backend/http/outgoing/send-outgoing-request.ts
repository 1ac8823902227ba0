import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
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
  body?: string | Uint8Array
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

/** Asks name servers without a thread: four of them, which also look up the database and PayPal, are all there are. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  listPublicAddresses(hostname).then(
    ([first, ...others]) => {
      if (options.all) callback(null, [first, ...others])
      else callback(null, first.address, first.family)
    },
    (error: Error) => callback(error, '', 0),
  )
}

/** The addresses that the DNS has for a name. One with any address outside of the public internet has none at all. */
async function listPublicAddresses(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
  const refused = new AddressRefusedError(`${hostname} is not on the public internet.`)
  if (/(^|\.)localhost$/.test(hostname)) throw refused
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const [first, ...others] = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (!first && v4.status === 'rejected') throw v4.reason
  if (!first || ![first, ...others].every(({ address }) => isPublicAddress(address))) throw refused
  return [first, ...others]
}
