import { storage } from '#module/storage'
import type { AudioKind } from './detect-audio-kind.ts'
import type { AudioFile } from './open-stored-file.ts'

/** A moment of sound: one array of samples from -1 to 1 for each channel. */
export type AudioBlock = { channelData: Float32Array[]; sampleRate: number }

// Heavy, and only the worker decodes: loaded when the first recording of a kind arrives.
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

/** Decodes a stored recording block by block, so that memory stays flat. */
export async function* decodeAudio(file: AudioFile, codec: AudioKind['codec']): AsyncGenerator<AudioBlock> {
  if (codec === 'm4a' || codec === 'aac') {
    const { decodeAdts, decodeMp4 } = await import('./decode-aac.ts')
    yield* codec === 'm4a' ? decodeMp4(file) : decodeAdts(file)
  } else {
    const decoder: StreamDecoder = await (await STREAM_DECODERS[codec]()).decoder()
    yield* decodeStream(file, decoder)
  }
}

async function* decodeStream({ key, bytes }: AudioFile, decoder: StreamDecoder): AsyncGenerator<AudioBlock> {
  const isSound = ({ channelData }: AudioBlock) => (channelData[0]?.length ?? 0) > 0
  try {
    for await (const chunk of (await storage.stream(key, 0, bytes - 1)) as AsyncIterable<Buffer>) {
      const block = decoder.decode(chunk)
      if (isSound(block)) yield block
    }
    const rest = decoder.flush?.()
    if (rest && isSound(rest)) yield rest
  } finally {
    decoder.free()
  }
}
