import type { Frame, LibAV, LibAVSync, LibAVWrapper, Packet } from '@libav.js/variant-fat'
import { type FileHandle, open } from 'node:fs/promises'
import type { AudioBlock, AudioFile } from './decode-audio.ts'
import { mediabunny } from '#runtime/limited/mediabunny'

const { ADTS, EncodedPacketSink, FilePathSource, Input } = mediabunny

// FFmpeg's decoders as WebAssembly, built without its GPL parts: AAC with all its profiles, and ALAC.
type Decoder = LibAV & LibAVSync
const DEVICE_NAME = 'recording'
const READ_BYTES = 64 * 1024
const PACKETS_AT_ONCE = 100

/** Of an M4A: AAC or ALAC. */
export async function* decodeMp4({ path, bytes }: AudioFile): AsyncGenerator<AudioBlock> {
  const libav = await openDecoder()
  const file = await open(path)
  try {
    libav.onblockread = (name, position, length) => void sendBytes(libav, file, name, position, length)
    await libav.mkblockreaderdev(DEVICE_NAME, bytes)
    const [container, streams] = await libav.ff_init_demuxer_file(DEVICE_NAME)
    const track = streams.find(({ codec_type: type }) => type === libav.AVMEDIA_TYPE_AUDIO)
    if (!track) throw new Error('there is no sound in it')
    const [, context, packet, frame] = await libav.ff_init_decoder(track.codec_id, track.codecpar)
    for (let ended = false; !ended;) {
      const [result, packets] = await libav.ff_read_multi(container, packet, undefined, { limit: READ_BYTES })
      ended = result === libav.AVERROR_EOF
      if (result < 0 && !ended && result !== -libav.EAGAIN) throw new Error(await libav.ff_error(result))
      yield* toBlocks(libav, await libav.ff_decode_multi(context, packet, frame, packets[track.index] ?? [], ended))
    }
  } finally {
    libav.terminate()
    await file.close()
  }
}

/** Of AAC without a container. */
export async function* decodeAdts({ path }: AudioFile): AsyncGenerator<AudioBlock> {
  const libav = await openDecoder()
  try {
    using input = new Input({ source: new FilePathSource(path), formats: [ADTS] })
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw new Error('there is no sound in it')
    const [, context, packet, frame] = await libav.ff_init_decoder('aac')
    let waiting: Packet[] = []
    const decode = (last: boolean) => libav.ff_decode_multi(context, packet, frame, waiting, last)
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      if (waiting.push({ data }) < PACKETS_AT_ONCE) continue
      yield* toBlocks(libav, await decode(false))
      waiting = []
    }
    yield* toBlocks(libav, await decode(true))
  } finally {
    libav.terminate()
  }
}

/** One for each recording: what a broken file leaves behind in its memory goes with it. */
async function openDecoder(): Promise<Decoder> {
  const { default: wrapper } = (await import('@libav.js/variant-fat')) as unknown as { default: LibAVWrapper }
  const libav = await wrapper.LibAV({ noworker: true })
  // What is wrong with a file arrives as an error; its own words for it would stand between the lines of the log.
  await libav.av_log_set_level(libav.AV_LOG_QUIET)
  return libav
}

async function sendBytes(libav: Decoder, file: FileHandle, name: string, position: number, length: number) {
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
    await libav.ff_block_reader_dev_send(name, position, buffer.subarray(0, bytesRead))
  } catch (error) {
    await libav.ff_block_reader_dev_send(name, position, null, { error })
  }
}

function* toBlocks(libav: Decoder, frames: Frame[]): Generator<AudioBlock> {
  for (const { data, format, sample_rate: sampleRate = 0 } of frames) {
    // AAC comes as floats, ALAC as whole numbers of 16 or 32 bits; all of them one array for each channel.
    const scale = {
      [libav.AV_SAMPLE_FMT_FLTP]: 1,
      [libav.AV_SAMPLE_FMT_S16P]: 2 ** -15,
      [libav.AV_SAMPLE_FMT_S32P]: 2 ** -31,
    }[format]
    if (scale === undefined) throw new Error(`samples of format ${format} are not known here`)
    const channels = data as (Float32Array | Int16Array | Int32Array)[]
    yield { channelData: channels.map((samples) => Float32Array.from(samples, (sample) => sample * scale)), sampleRate }
  }
}
