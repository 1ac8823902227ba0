import { afterAll, expect, test } from 'vitest'
import { WORKER_NODE_OPTIONS } from '#local/worker-memory'
import { aSong, anArtist, signedIn } from '#testing/builders'
import { readPaper } from '#testing/paper'
import { Process, until } from '#testing/processes'
import { withServer } from '#testing/server'

withServer()

const worker = new Process('worker/main.ts', { LOG_LEVEL: 'silent', NODE_OPTIONS: WORKER_NODE_OPTIONS })
afterAll(() => worker.kill())

/** What design and issue promise of the worker, in megabytes. */
const MEGABYTES = 300

test('a real worker prints the tickets of ten thousand Keymails within its memory', async () => {
  const { artist, gKeyId } = await anArtist()
  const song = await aSong(artist, { copies: 10_000 })
  const browser = await signedIn(gKeyId)
  const started = performance.now()
  expect((await browser.post('/api/keymails', { editionId: song.editionId, count: 10_000 })).status).toBe(201)
  const issuedMs = performance.now() - started
  worker.start()
  const sheet = `/api/artist/editions/${song.editionId}/keymail-sheet`
  let before: number | undefined
  await until('worker', 60, async () => (before = await worker.peakMegabytes()) !== undefined)
  await until('printed sheet', 240, async () => (await browser.fetch('HEAD', sheet)).status === 200)
  const peak = await worker.peakMegabytes()
  // The time is said, not asserted: machines differ.
  console.info(`issued in ${Math.round(issuedMs)} ms; the worker grew from ${before} to ${peak} MB at most`)
  const answer = await browser.fetch('GET', sheet)
  const { pages, links } = await readPaper(new Uint8Array(await answer.arrayBuffer()))
  expect(new Set(links).size).toBe(10_000)
  expect(pages).toBe(1_000)
  if (peak !== undefined) expect(peak).toBeLessThan(MEGABYTES)
}, 360_000)
