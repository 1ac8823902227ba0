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

// Keeps the test short: a ticket costs eight milliseconds. `npm run test:full` prints all ten thousand.
const KEYMAILS = 10_000
const PRINTED = process.env['FULL_SIZE'] === '1' ? KEYMAILS : 2_000

/** Of the whole worker, for any number of tickets: what is printed does not stay in memory. */
const MAX_MEGABYTES = 230

test(`a real worker renders the sheet of ${PRINTED} Keymails within its memory limit`, async () => {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { copies: KEYMAILS })
  const browser = await signInArtist(gKeyId)
  const started = performance.now()
  expect((await browser.post('/api/keymails', { editionId: song.editionId, count: KEYMAILS })).status).toBe(201)
  const issuedMs = performance.now() - started
  worker.start()
  const sheet = `/api/artist/editions/${song.editionId}/keymail-sheet?from=1&to=${PRINTED}`
  let before: number | undefined
  await pollUntil('worker', 180, async () => (before = await worker.peakMegabytes()) !== undefined)
  await pollUntil('printed sheet', 900, async () => (await browser.fetch('HEAD', sheet)).status === 200)
  const peak = await worker.peakMegabytes()
  // Times are reported, not asserted: machines differ.
  console.info(`issued in ${Math.round(issuedMs)} ms; the worker grew from ${before} to at most ${peak} MB`)
  const answer = await browser.fetch('GET', sheet)
  // Hundreds of pages are too many for the parser of the other tests.
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(new Set(pdf.match(/\/URI \([^)]+\)/g)).size).toBe(PRINTED)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(PRINTED / 10)
  if (peak !== undefined) expect(peak).toBeLessThan(MAX_MEGABYTES)
}, 1_200_000)
