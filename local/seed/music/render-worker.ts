import { parentPort } from 'node:worker_threads'
import { scores } from './scores/scores.ts'
import { renderSong } from './synth/render-song.ts'

parentPort?.on('message', (id: string) => {
  const score = scores.find((one) => one.id === id)
  if (!score) throw new Error(`No score for ${id}`)
  const wav = new Uint8Array(renderSong(score))
  parentPort?.postMessage({ id, wav }, [wav.buffer])
})
