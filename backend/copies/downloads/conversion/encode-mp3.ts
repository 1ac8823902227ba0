import { createMp3Encoder } from 'wasm-media-encoders'
import type { AudioBlock } from '#module/playback/decoding'
import { buildFilteredSound, openLibav } from './build-filtered-sound.ts'
import { getSoundStart } from './get-sound-start.ts'

/** The highest that MP3 knows, in kilobits and samples per second. */
const BIT_RATE = 320
const RATE_MAX = 48_000
const SAMPLES = 1152

/** MP3 without tags. LAME, because libav's build has no encoder for it. */
export async function* encodeMp3(sound: AsyncIterable<AudioBlock>): AsyncGenerator<Uint8Array> {
  const libav = await openLibav()
  try {
    const { rate: found, channels, blocks } = await getSoundStart(sound)
    const rate = Math.min(found, RATE_MAX)
    const encoder = await createMp3Encoder()
    encoder.configure({ sampleRate: rate, channels, bitrate: BIT_RATE })
    const sampleFormat = libav.AV_SAMPLE_FMT_FLTP
    for await (const frames of buildFilteredSound(libav, blocks, { rate, channels, sampleFormat, samples: SAMPLES })) {
      // What the encoder returns is its own memory, overwritten by the next call.
      for (const { data } of frames) yield encoder.encode(data as Float32Array[]).slice()
    }
    yield encoder.finalize().slice()
  } finally {
    libav.terminate()
  }
}
