import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { createTestArtist } from '#testing/builders/records'
import { getActorKey } from './actor-key.ts'

const { generateKeyPair } = crypto

afterEach(() => {
  crypto.generateKeyPair = generateKeyPair
  syncBuiltinESMExports()
})

test('one key is generated at a time, and one for all who ask for it', async () => {
  const artists = await Promise.all([createTestArtist(), createTestArtist(), createTestArtist()])
  let [generated, running, most] = [0, 0, 0]
  const generate = async () => {
    generated++
    most = Math.max(most, ++running)
    const keys = await promisify(generateKeyPair)('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    running--
    return keys
  }
  crypto.generateKeyPair = Object.assign(() => {}, {
    [promisify.custom]: generate,
  }) as unknown as typeof generateKeyPair
  syncBuiltinESMExports()
  const asked = artists.flatMap(({ artist }) => Array.from({ length: 5 }, () => getActorKey(artist.id)))
  const keys = await Promise.all(asked)
  expect([generated, most, new Set(keys.map(({ publicKey }) => publicKey)).size]).toEqual([3, 1, 3])
  for (const { artist } of artists) await getActorKey(artist.id)
  expect(generated).toBe(3)
})
