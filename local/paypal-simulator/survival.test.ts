import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { Json } from './http/json.ts'
import { getMember } from './http/json.ts'
import { createJournal } from './store/journal.ts'
import { getCaptureId, createClient, getToken, startSimulator, createScratchDir, getTextAt } from './test-client.ts'

type Facts = { url: string; clientId: string; clientSecret: string; webhookId: string }

async function simulatorProcess(
  dataDir: string,
  stdio: 'pipe' | 'ipc' = 'pipe',
): Promise<{ child: ChildProcess; facts: Facts }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PAYPAL_SIM_PORT: '0', PAYPAL_SIM_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'ignore', ...(stdio === 'ipc' ? (['ipc'] as const) : [])],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the process has no stdout')
  const [line]: string[] = await once(createInterface(child.stdout), 'line')
  return { child, facts: JSON.parse(line ?? '') }
}

test('keeps every acknowledged capture exactly once after kill -9 under load', async () => {
  const dataDir = createScratchDir()
  const first = await simulatorProcess(dataDir)
  const client = await createClient(first.facts)
  const acknowledged = new Map<string, string>()
  const buyers = Array.from({ length: 60 }, async (_, at) => {
    const orderId = await client.createOrder({ invoice_id: `inv-${at}` })
    await client.approve(orderId)
    const { json } = await client.capture(orderId, { 'paypal-request-id': `capture ${orderId}` })
    acknowledged.set(orderId, getCaptureId(json))
    if (acknowledged.size === 20) first.child.kill('SIGKILL')
  })
  await Promise.allSettled(buyers)
  expect(acknowledged.size).toBeGreaterThanOrEqual(20)

  const second = await simulatorProcess(dataDir)
  expect(second.facts).toMatchObject({
    clientId: first.facts.clientId,
    clientSecret: first.facts.clientSecret,
    webhookId: first.facts.webhookId,
  })
  const after = await createClient(second.facts)
  const books = await after.get('/simulator/books')
  const captures = getMember(books, 'captures')
  const listed = Array.isArray(captures) ? captures : []
  for (const [orderId, captureId] of acknowledged) {
    expect(
      listed
        .filter((capture) => getMember(capture, 'orderId') === orderId)
        .map((capture) => getMember(capture, 'captureId')),
    ).toEqual([captureId])
    expect(getCaptureId((await after.capture(orderId, { 'paypal-request-id': `capture ${orderId}` })).json)).toBe(
      captureId,
    )
  }
  expect(new Set(listed.map((capture) => getMember(capture, 'orderId'))).size).toBe(listed.length)
})

test('a token stays valid across a restart', async () => {
  const dataDir = createScratchDir()
  const before = await startSimulator(dataDir)
  const orderId = await (await createClient(before)).createOrder()
  const token = getTextAt((await getToken(before)).json, 'access_token')
  await before.close()
  const after = await startSimulator(dataDir)
  const response = await fetch(`${after.url}/v2/checkout/orders/${orderId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({ id: orderId, status: 'CREATED' })
})

test('exits when its parent disconnects, and on SIGTERM', async () => {
  const bound = await simulatorProcess(createScratchDir(), 'ipc')
  bound.child.disconnect()
  expect(await once(bound.child, 'exit')).toEqual([0, null])
  const told = await simulatorProcess(createScratchDir())
  told.child.kill('SIGTERM')
  expect(await once(told.child, 'exit')).toEqual([0, null])
})

test('truncates an incomplete last line, keeps the lines before it and continues appending', async () => {
  const path = join(createScratchDir(), 'journal.jsonl')
  writeFileSync(path, '{"n":1}\n{"n":2}\n{"n":3}\n')
  for (const tear of [
    () => truncateSync(path, readFileSync(path).length - 4),
    () => appendFileSync(path, '\0\0\0\0\n'),
  ]) {
    tear()
    const journal = createJournal<{ n: number }>(path)
    expect(journal.entries).toEqual([{ n: 1 }, { n: 2 }])
    await journal.close()
  }
  const journal = createJournal<{ n: number }>(path)
  journal.append({ n: 4 })
  await Promise.all([journal.synced(), journal.synced(), journal.synced()])
  await journal.close()
  expect(() => journal.append({ n: 5 })).toThrow('is closed')
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":2}\n{"n":4}\n')
})

test('refuses a journal damaged in the middle', () => {
  const path = join(createScratchDir(), 'journal.jsonl')
  writeFileSync(path, '{"n":1}\n{"n"\n{"n":3}\n')
  expect(() => createJournal<Json>(path)).toThrow('is damaged at byte 8')
})

test('listens on loopback addresses only', async () => {
  const { startPaypalSimulator } = await import('./server.ts')
  await expect(startPaypalSimulator({ dataDir: createScratchDir(), port: 0, host: '0.0.0.0' })).rejects.toThrow(
    'loopback',
  )
})
