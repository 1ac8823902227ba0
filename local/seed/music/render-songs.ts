import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { scores } from './scores/scores.ts'

/** `seconds`: a sketch of the opening, this long; the whole song without it. */
export type RenderRequest = { id: string; seconds: number | undefined }

type Rendered = { id: string; wav: Uint8Array }

/** Renders the demo songs, or sketches of them, on up to four threads and passes each to `ready` as soon as it is done. */
export async function renderSongs(
  ready: (songId: string, wav: Buffer) => Promise<void>,
  { ids = scores.map((score) => score.id), seconds }: { ids?: string[]; seconds?: number | undefined } = {},
) {
  const waiting = [...ids]
  const threads = Math.max(1, Math.min(availableParallelism(), 4, ids.length))
  await Promise.all(Array.from({ length: threads }, () => renderQueue(waiting, seconds, ready)))
}

async function renderQueue(
  waiting: string[],
  seconds: number | undefined,
  ready: (songId: string, wav: Buffer) => Promise<void>,
) {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
  try {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const { wav } = await renderOnWorker(worker, { id, seconds })
      await ready(id, Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength))
    }
  } finally {
    await worker.terminate()
  }
}

function renderOnWorker(worker: Worker, request: RenderRequest) {
  return new Promise<Rendered>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (rendered: Rendered) => {
      worker.off('error', reject)
      resolve(rendered)
    })
    worker.postMessage(request)
  })
}
