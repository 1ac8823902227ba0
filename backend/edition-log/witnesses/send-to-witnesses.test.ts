import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { createTestKeymails } from '#testing/builders/records'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { detectMissingWitnesses } from '../checks/detect-missing-witnesses.ts'
import { publishCheckpoint } from '../publish-checkpoint.ts'
import { assertConsistent, verifyCheckpoint, verifyHead } from '../verifier/verify.js'

startTestServer()

/** A witness after C2SP tlog-witness and tlog-cosignature. It remembers one tree and signs only what continues it. */
async function startWitness(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.concat([Buffer.of(4), Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')])
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest().subarray(0, 4)
  let [size, root] = [0, Buffer.alloc(0)]
  const answers: number[] = []
  let signsAsAnother = false

  const answer = async (body: string): Promise<[number, string]> => {
    const end = body.indexOf('\n\n')
    const [old = '', ...proof] = body.slice(0, end).split('\n')
    const note = body.slice(end + 2)
    const keys = (await (await fetch(`${getServerOrigin()}/log/keys`)).text()).trim().split('\n')
    const checkpoint = await verifyCheckpoint(note, keys)
    if (Number(old.slice('old '.length)) !== size) return [409, `${size}\n`]
    const path = proof.map((hash) => new Uint8Array(Buffer.from(hash, 'base64')))
    await assertConsistent(size, new Uint8Array(root), checkpoint.size, checkpoint.root, path)
    ;[size, root] = [checkpoint.size, Buffer.from(checkpoint.root)]
    const seconds = Math.floor(Date.now() / 1000)
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(BigInt(seconds))
    const message = `cosignature/v1\ntime ${seconds}\n${signsAsAnother ? 'another\n' : ''}${note.slice(0, note.lastIndexOf('\n\n') + 1)}`
    const signature = Buffer.concat([id, time, sign(null, Buffer.from(message), privateKey)])
    return [200, `— ${name} ${signature.toString('base64')}\n`]
  }
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(await text(request)).catch((error: unknown): [number, string] => [
      422,
      String(error),
    ])
    answers.push(status)
    response.writeHead(request.url === '/add-checkpoint' ? status : 404).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const key = `${name}+${id.toString('hex')}+${bytes.toString('base64')}`
  return {
    key,
    answers,
    configured: { key, url: `http://127.0.0.1:${port}` },
    signAnotherText: () => (signsAsAnother = true),
    forget: () => ([size, root] = [0, Buffer.alloc(0)]),
    rememberAnotherLog: () => (root = Buffer.alloc(32, 1)),
    close: () => server.close(),
  }
}

const growLog = async () => {
  await createTestKeymails(1)
  await publishCheckpoint()
}

afterEach(() => {
  config.EDITION_LOG_WITNESSES = []
})

test('two witnesses sign every checkpoint, and clients can require them', async () => {
  const [first, second] = [await startWitness('first.example/w'), await startWitness('second.example/w')]
  config.EDITION_LOG_WITNESSES = [first.configured, second.configured]
  for (let n = 0; n < 3; n++) {
    await growLog()
    const { checkpoint } = await verifyHead(getServerOrigin(), { witnesses: [first.key, second.key] })
    expect(checkpoint.note.split('\n').filter((line) => line.startsWith('— ')).length).toBe(4)
  }
  expect([...first.answers, ...second.answers]).toEqual([200, 200, 200, 200, 200, 200])

  // A witness that has signed another size than we remember says which; the proof then starts there.
  first.forget()
  await growLog()
  expect(first.answers.slice(-2)).toEqual([409, 200])
  await verifyHead(getServerOrigin(), { witnesses: [first.key] })
  first.close()
  second.close()
})

test('a wrong signature, a witness of another opinion, and one that is gone leave the log as it is', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const witness = await startWitness('third.example/w')
  config.EDITION_LOG_WITNESSES = [witness.configured]
  await growLog()
  witness.rememberAnotherLog()
  await growLog()
  expect(witness.answers.at(-1)).toBe(422)
  const requireWitness = () => verifyHead(getServerOrigin(), { witnesses: [witness.key] })
  await expect(requireWitness()).rejects.toThrow(/third\.example\/w has not signed/)

  witness.forget()
  witness.signAnotherText()
  await growLog()
  expect(witness.answers.at(-1)).toBe(200)
  await expect(requireWitness()).rejects.toThrow(/has not signed/)
  witness.close()
  await growLog()
  expect(warn).toHaveBeenCalledTimes(3)
  await verifyHead(getServerOrigin())
  warn.mockRestore()

  expect(await detectMissingWitnesses()).toEqual([])
  await sql(db, `UPDATE edition_log_witnesses SET signed_at = now() - interval '61 minutes' WHERE key = $1`, [
    witness.key,
  ])
  expect(await detectMissingWitnesses()).toMatchObject([{ subject: 'witness third.example/w', level: 'serious' }])
})
