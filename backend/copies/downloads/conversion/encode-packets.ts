import type { AudioBlock } from '#module/playback/decoding'
import { CHANNEL_LAYOUTS, type Encoding, buildFilteredSound, openLibav } from './build-filtered-sound.ts'
import { getSoundStart } from './get-sound-start.ts'

const AAC_BIT_RATE = 256_000
const AAC_RATE_MAX = 96_000

/** Of one packet. The first has the decoder's configuration. */
export type SoundPacket = {
  data: Uint8Array
  /** When it starts. */
  seconds: number
  duration: number
  config?: AudioDecoderConfig
}

/** Encodes with libav, whose build has no GPL parts: AAC (LC), or FLAC with 16 or 24 bits. */
export async function* encodePackets(
  sound: AsyncIterable<AudioBlock>,
  { format, bits }: { format: 'aac' | 'flac'; bits: 16 | 24 },
): AsyncGenerator<SoundPacket> {
  const libav = await openLibav()
  try {
    const { rate: found, channels, blocks } = await getSoundStart(sound)
    const rate = format === 'aac' ? Math.min(found, AAC_RATE_MAX) : found
    const sampleFormat = getSampleFormat(libav, format, bits)
    const [, context, frame, packet, samples] = await libav.ff_init_encoder(format, {
      ctx: {
        ...(format === 'aac' ? { bit_rate: AAC_BIT_RATE } : {}),
        sample_fmt: sampleFormat,
        sample_rate: rate,
        channel_layout: CHANNEL_LAYOUTS[channels],
        channels,
      },
      time_base: [1, rate],
    })
    const config = await getDecoderConfig(libav, context, { format, rate, channels })
    let count = 0
    let position = 0
    async function* toPackets(frames: Parameters<Encoding['ff_encode_multi']>[3], isLast: boolean) {
      for (const { data, duration } of await libav.ff_encode_multi(context, frame, packet, frames, isLast)) {
        // The last one of FLAC may carry nothing but the checksum of all.
        if (data.length === 0) continue
        const length = duration || samples
        yield { data, seconds: position / rate, duration: length / rate, ...(count++ === 0 ? { config } : {}) }
        position += length
      }
    }
    for await (const frames of buildFilteredSound(libav, blocks, { rate, channels, sampleFormat, samples })) {
      if (frames.length > 0) yield* toPackets(frames, false)
    }
    yield* toPackets([], true)
  } finally {
    libav.terminate()
  }
}

function getSampleFormat(libav: Encoding, format: 'aac' | 'flac', bits: 16 | 24): number {
  if (format === 'aac') return libav.AV_SAMPLE_FMT_FLTP
  return bits === 16 ? libav.AV_SAMPLE_FMT_S16 : libav.AV_SAMPLE_FMT_S32
}

async function getDecoderConfig(
  libav: Encoding,
  context: number,
  { format, rate, channels }: { format: 'aac' | 'flac'; rate: number; channels: number },
): Promise<AudioDecoderConfig> {
  const length = await libav.AVCodecContext_extradata_size(context)
  const extra = await libav.copyout_u8(await libav.AVCodecContext_extradata(context), length)
  const description = format === 'aac' ? extra : buildFlacHeader(extra)
  return {
    codec: format === 'aac' ? 'mp4a.40.2' : 'flac',
    sampleRate: rate,
    numberOfChannels: channels,
    description: Uint8Array.from(description),
  }
}

/** STREAMINFO as the only metadata block: RFC 9639. */
const buildFlacHeader = (streamInfo: Uint8Array) =>
  Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, streamInfo.length]), streamInfo])
