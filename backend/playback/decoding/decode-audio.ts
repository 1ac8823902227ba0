import { open } from 'node:fs/promises'
import type { AudioKind } from './audio-kind.ts'

/** A recording in a local file. */
export type AudioFile = { path: string; bytes: number }

/** A moment of sound: one array of samples from -1 to 1 for each channel. */
export type AudioBlock = { channelData: Float32Array[]; sampleRate: number }

/** Longer recordings are not songs: see docs/decisions/0140. */
export const RECORDING_MAX_SECONDS = 90 * 60
/** What the loudest, longest and finest recording of our largest upload decodes to, as floats. */
const DECODED_MAX_BYTES = 4 * 2 ** 30
/** A few bytes may decode to minutes of silence: small pieces keep the blocks small. */
const PIECE_BYTES = 2 * 1024

const STREAM_DECODERS = {
  mp3: () => import('@audio/decode-mp3'),
  flac: () => import('@audio/decode-flac'),
  wav: () => import('@audio/decode-wav'),
}

interface StreamDecoder {
  decode(bytes: Uint8Array): AudioBlock
  flush?: () => AudioBlock
  free(): void
}

/**
 * Decodes a recording block by block, so that memory stays flat. Throws when it decodes to more than a song can be. Runs
 * in a limited process only.
 */
export async function* decodeAudio(file: AudioFile, codec: AudioKind['codec']): AsyncGenerator<AudioBlock> {
  let seconds = 0
  let bytes = 0
  for await (const block of decodeBlocks(file, codec)) {
    const samples = block.channelData[0]?.length ?? 0
    seconds += samples / block.sampleRate
    bytes += samples * block.channelData.length * Float32Array.BYTES_PER_ELEMENT
    assertSongLength(seconds)
    if (bytes > DECODED_MAX_BYTES) throw new Error(`it decodes to more than ${DECODED_MAX_BYTES / 2 ** 30} GB`)
    yield block
  }
}

export function assertSongLength(seconds: number): void {
  if (seconds > RECORDING_MAX_SECONDS) throw new Error(`it is longer than ${RECORDING_MAX_SECONDS / 60} minutes`)
}

async function* decodeBlocks(file: AudioFile, codec: AudioKind['codec']): AsyncGenerator<AudioBlock> {
  if (codec === 'm4a' || codec === 'aac') {
    const { decodeAdts, decodeMp4 } = await import('./decode-aac.ts')
    yield* codec === 'm4a' ? decodeMp4(file) : decodeAdts(file)
  } else {
    const decoder: StreamDecoder = await (await STREAM_DECODERS[codec]()).decoder()
    yield* decodeStream(file, decoder)
  }
}

async function* decodeStream({ path }: AudioFile, decoder: StreamDecoder): AsyncGenerator<AudioBlock> {
  const isSound = ({ channelData }: AudioBlock) => (channelData[0]?.length ?? 0) > 0
  const file = await open(path)
  try {
    for await (const piece of file.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false })) {
      const block = decoder.decode(piece as Buffer)
      if (isSound(block)) yield block
    }
    const rest = decoder.flush?.()
    if (rest && isSound(rest)) yield rest
  } finally {
    decoder.free()
    await file.close()
  }
}
