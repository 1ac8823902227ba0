import { afterAll, expect, test } from 'vitest'
import { WORKER_NODE_OPTIONS } from '#local/supervisor/node-options'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { ServerProcess } from '#testing/servers/server-process'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const worker = new ServerProcess('worker/main.ts', { LOG_LEVEL: 'silent', NODE_OPTIONS: WORKER_NODE_OPTIONS })
afterAll(() => worker.kill())

/** The worker's documented memory limit, in megabytes. */
const MAX_MEGABYTES = 300

test('a real worker renders the sheet of ten thousand Keymails within its memory limit', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { copies: 10_000 })
  const browser = await signInArtist(gKeyId)
  const started = performance.now()
  expect((await browser.post('/api/keymails', { editionId: song.editionId, count: 10_000 })).status).toBe(201)
  const issuedMs = performance.now() - started
  worker.start()
  const sheet = `/api/artist/editions/${song.editionId}/keymail-sheet`
  let before: number | undefined
  await pollUntil('worker', 180, async () => (before = await worker.peakMegabytes()) !== undefined)
  await pollUntil('printed sheet', 900, async () => (await browser.fetch('HEAD', sheet)).status === 200)
  const peak = await worker.peakMegabytes()
  // Times are reported, not asserted: machines differ.
  console.info(`issued in ${Math.round(issuedMs)} ms; the worker grew from ${before} to at most ${peak} MB`)
  const answer = await browser.fetch('GET', sheet)
  // A thousand pages are too many for the parser of the other tests.
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(new Set(pdf.match(/\/URI \([^)]+\)/g)).size).toBe(10_000)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1_000)
  if (peak !== undefined) expect(peak).toBeLessThan(MAX_MEGABYTES)
}, 1_200_000)
