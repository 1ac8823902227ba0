import type { KeyObject } from 'node:crypto'
import { createHash, createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  encodeBitString,
  encodeBoolean,
  encodeExplicit,
  encodeImplicit,
  encodeInteger,
  encodeNull,
  encodeObjectIdentifier,
  encodeOctetString,
  encodeSequence,
  encodeSet,
  encodeTime,
  encodeUtf8String,
} from './der.ts'
import { updateFileAtomically } from '#local/paypal-simulator/store/files'

/** The common name of PayPal's message certificates, which receivers check. */
export const MESSAGE_CERTIFICATE_NAME = 'messageverificationcerts.paypal.com'

const DAY_MS = 86_400_000
const LIFETIME_MS = 3650 * DAY_MS
const RENEW_BEFORE_END_MS = 30 * DAY_MS
const CA_NAME = 'PayPal simulator CA'

export type Certificates = {
  caPem: string
  messagePem: string
  messageKeyPem: string
  /** Last segment of the certificate's URL. */
  messageId: string
  endsAt: number
}

/** The signing certificate and the CA that issued it, stored in `dataDir` and renewed 30 days before they expire. */
export async function getOrCreateCertificates(dataDir: string): Promise<Certificates & { caFile: string }> {
  const path = join(dataDir, 'certificates.json')
  const caFile = join(dataDir, 'ca.pem')
  let kept: Certificates | undefined
  if (existsSync(path)) kept = JSON.parse(readFileSync(path, 'utf8'))
  if (!kept || kept.endsAt - Date.now() < RENEW_BEFORE_END_MS) {
    kept = await createCertificates(Date.now())
    updateFileAtomically(path, JSON.stringify(kept, null, 2))
  }
  updateFileAtomically(caFile, kept.caPem)
  return { ...kept, caFile }
}

/**
 * Creates a CA and a certificate for PayPal's message name issued by it, valid for ten years from `now` (milliseconds).
 */
export async function createCertificates(now: number): Promise<Certificates> {
  const newKey = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const [ca, message] = await Promise.all([newKey(), newKey()])
  const endsAt = now + LIFETIME_MS
  const caPem = issueCertificate({
    subject: CA_NAME,
    subjectKey: ca.publicKey,
    issuer: CA_NAME,
    issuerKey: ca.privateKey,
    isCa: true,
    now,
    endsAt,
  })
  const messagePem = issueCertificate({
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

/** A signed X.509 v3 certificate as PEM. Node can parse certificates but not create them. */
function issueCertificate({ subject, subjectKey, issuer, issuerKey, isCa, now, endsAt }: CertificateRequest): string {
  const algorithm = encodeSequence(encodeObjectIdentifier('1.2.840.113549.1.1.11'), encodeNull()) // sha256WithRSAEncryption
  const serial = randomBytes(16)
  serial[0] = (serial.readUInt8(0) & 0x7f) | 0x40 // positive, without a leading zero byte
  const content = encodeSequence(
    encodeExplicit(0, encodeInteger(Buffer.from([2]))), // version 3
    encodeInteger(serial),
    algorithm,
    encodeName(issuer),
    encodeSequence(encodeTime(now - DAY_MS), encodeTime(endsAt)), // one day of tolerance for slow clocks
    encodeName(subject),
    encodePublicKey(subjectKey),
    encodeExplicit(
      3,
      encodeSequence(
        ...buildExtensions(
          subject,
          subjectKey,
          createPublicKey(issuerKey.export({ type: 'pkcs8', format: 'pem' })),
          isCa,
        ),
      ),
    ),
  )
  const signature = sign('sha256', content, createPrivateKey(issuerKey.export({ type: 'pkcs8', format: 'pem' })))
  const base64 = encodeSequence(content, algorithm, encodeBitString(signature)).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}

function buildExtensions(subject: string, subjectKey: KeyObject, issuerKey: KeyObject, isCa: boolean): Buffer[] {
  const keyUsage = isCa ? encodeBitString(Buffer.from([0x06]), 1) : encodeBitString(Buffer.from([0xa0]), 5) // keyCertSign, cRLSign | digitalSignature, keyEncipherment
  return [
    encodeExtension('2.5.29.19', true, isCa ? encodeSequence(encodeBoolean(true)) : encodeSequence()), // basicConstraints
    encodeExtension('2.5.29.15', true, keyUsage),
    encodeExtension('2.5.29.14', false, encodeOctetString(hashPublicKey(subjectKey))),
    encodeExtension('2.5.29.35', false, encodeSequence(encodeImplicit(0, hashPublicKey(issuerKey)))),
    ...(isCa ? [] : [encodeExtension('2.5.29.17', false, encodeSequence(encodeImplicit(2, Buffer.from(subject))))]), // subjectAltName
  ]
}

function encodeExtension(id: string, critical: boolean, value: Buffer): Buffer {
  return encodeSequence(
    encodeObjectIdentifier(id),
    ...(critical ? [encodeBoolean(true)] : []),
    encodeOctetString(value),
  )
}

function encodeName(commonName: string): Buffer {
  return encodeSequence(encodeSet(encodeSequence(encodeObjectIdentifier('2.5.4.3'), encodeUtf8String(commonName))))
}

function encodePublicKey(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}

function hashPublicKey(key: KeyObject): Buffer {
  return createHash('sha1').update(encodePublicKey(key)).digest()
}
