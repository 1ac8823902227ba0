import { X509Certificate, createPrivateKey } from 'node:crypto'
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGE_CERTIFICATE_NAME, createCertificates } from './certificate.ts'
import { createScratchDir } from '#local/paypal-simulator/test-client'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test('the certificate is issued by the CA, currently valid, and matches the signing key', async () => {
  const { caPem, messagePem, messageKeyPem } = await createCertificates(Date.now())
  const [ca, message] = [new X509Certificate(caPem), new X509Certificate(messagePem)]
  expect(message.checkIssued(ca) && message.verify(ca.publicKey)).toBe(true)
  expect(ca.ca).toBe(true)
  expect(message.ca).toBe(false)
  expect(message.checkHost(MESSAGE_CERTIFICATE_NAME)).toBe(MESSAGE_CERTIFICATE_NAME)
  expect(message.checkPrivateKey(createPrivateKey(messageKeyPem))).toBe(true)
  expect(new Date(message.validFrom) < new Date() && new Date() < new Date(message.validTo)).toBe(true)
})

test('dates after 2049 are encoded as GeneralizedTime', async () => {
  const { messagePem } = await createCertificates(Date.UTC(2045, 5, 1))
  expect(new Date(new X509Certificate(messagePem).validTo).getUTCFullYear()).toBe(2055)
})

test.skipIf(!hasOpenssl)('openssl verifies the chain in strict mode', async () => {
  const dir = createScratchDir()
  const { caPem, messagePem } = await createCertificates(Date.now())
  writeFileSync(join(dir, 'ca.pem'), caPem)
  writeFileSync(join(dir, 'message.pem'), messagePem)
  const said = execFileSync('openssl', [
    'verify',
    '-x509_strict',
    '-CAfile',
    join(dir, 'ca.pem'),
    join(dir, 'message.pem'),
  ]).toString()
  expect(said).toContain('message.pem: OK')
})
