import type { KeyObject } from 'node:crypto'
import { createHash, createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  bits,
  boolean,
  explicit,
  implicit,
  integer,
  nothing,
  objectId,
  octets,
  sequence,
  setOf,
  time,
  utf8,
} from './der.ts'
import { writeWhole } from './files.ts'

/** The common name that PayPal's message certificates carry and receivers check. */
export const MESSAGE_CERTIFICATE_NAME = 'messageverificationcerts.paypal.com'

const DAY = 86_400_000
const LIFETIME = 3650 * DAY
const RENEW_BEFORE_END = 30 * DAY
const CA_NAME = 'PayPal simulator CA'

export type Certificates = {
  caPem: string
  messagePem: string
  messageKeyPem: string
  /** Last segment of the certificate's URL. */
  messageId: string
  endsAt: number
}

/** The signing certificate and the CA that issued it, kept in `dataDir` and renewed a month before their end. */
export async function loadCertificates(dataDir: string): Promise<Certificates & { caFile: string }> {
  const path = join(dataDir, 'certificates.json')
  const caFile = join(dataDir, 'ca.pem')
  let kept: Certificates | undefined
  if (existsSync(path)) kept = JSON.parse(readFileSync(path, 'utf8'))
  if (!kept || kept.endsAt - Date.now() < RENEW_BEFORE_END) {
    kept = await makeCertificates(Date.now())
    writeWhole(path, JSON.stringify(kept, null, 2))
  }
  writeWhole(caFile, kept.caPem)
  return { ...kept, caFile }
}

/** A new CA and a certificate for PayPal's message name issued by it, valid for ten years from `now` (milliseconds). */
export async function makeCertificates(now: number): Promise<Certificates> {
  const newKey = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const [ca, message] = await Promise.all([newKey(), newKey()])
  const endsAt = now + LIFETIME
  const caPem = issue({
    subject: CA_NAME,
    subjectKey: ca.publicKey,
    issuer: CA_NAME,
    issuerKey: ca.privateKey,
    isCa: true,
    now,
    endsAt,
  })
  const messagePem = issue({
    subject: MESSAGE_CERTIFICATE_NAME,
    subjectKey: message.publicKey,
    issuer: CA_NAME,
    issuerKey: ca.privateKey,
    isCa: false,
    now,
    endsAt,
  })
  return {
    caPem,
    messagePem,
    messageKeyPem: message.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    messageId: `CERT-${createHash('sha256').update(messagePem).digest('hex').slice(0, 24)}`,
    endsAt,
  }
}

type CertificateRequest = {
  subject: string
  subjectKey: KeyObject
  issuer: string
  issuerKey: KeyObject
  isCa: boolean
  now: number
  endsAt: number
}

/** A signed X.509 v3 certificate as PEM. Node reads certificates but cannot write one. */
function issue({ subject, subjectKey, issuer, issuerKey, isCa, now, endsAt }: CertificateRequest): string {
  const algorithm = sequence(objectId('1.2.840.113549.1.1.11'), nothing()) // sha256WithRSAEncryption
  const serial = randomBytes(16)
  serial[0] = (serial.readUInt8(0) & 0x7f) | 0x40 // positive, and never shortened by a leading zero
  const content = sequence(
    explicit(0, integer(Buffer.from([2]))), // version 3
    integer(serial),
    algorithm,
    name(issuer),
    sequence(time(now - DAY), time(endsAt)), // a day of grace for clocks that are slow
    name(subject),
    publicKey(subjectKey),
    explicit(
      3,
      sequence(
        ...extensions(subject, subjectKey, createPublicKey(issuerKey.export({ type: 'pkcs8', format: 'pem' })), isCa),
      ),
    ),
  )
  const signature = sign('sha256', content, createPrivateKey(issuerKey.export({ type: 'pkcs8', format: 'pem' })))
  const base64 = sequence(content, algorithm, bits(signature)).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}

function extensions(subject: string, subjectKey: KeyObject, issuerKey: KeyObject, isCa: boolean): Buffer[] {
  const keyUsage = isCa ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0xa0]), 5) // sign certificates and lists | sign, encipher
  return [
    extension('2.5.29.19', true, isCa ? sequence(boolean(true)) : sequence()), // basicConstraints
    extension('2.5.29.15', true, keyUsage),
    extension('2.5.29.14', false, octets(keyId(subjectKey))),
    extension('2.5.29.35', false, sequence(implicit(0, keyId(issuerKey)))),
    ...(isCa ? [] : [extension('2.5.29.17', false, sequence(implicit(2, Buffer.from(subject))))]), // subjectAltName
  ]
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return sequence(objectId(id), ...(critical ? [boolean(true)] : []), octets(value))
}

function name(commonName: string): Buffer {
  return sequence(setOf(sequence(objectId('2.5.4.3'), utf8(commonName))))
}

function publicKey(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1').update(publicKey(key)).digest()
}
