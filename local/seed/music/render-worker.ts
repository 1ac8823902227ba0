import { parentPort } from 'node:worker_threads'
import type { RenderRequest } from './render-songs.ts'
import { scores } from './scores/scores.ts'
import { renderSketch } from './synth/render-sketch.ts'
import { renderSong } from './synth/render-song.ts'

parentPort?.on('message', ({ id, seconds }: RenderRequest) => {
  const score = scores.find((one) => one.id === id)
  if (!score) throw new Error(`No score for ${id}`)
  const wav = new Uint8Array(seconds ? renderSketch(score, seconds) : renderSong(score))
  parentPort?.postMessage({ id, wav }, [wav.buffer])
})
