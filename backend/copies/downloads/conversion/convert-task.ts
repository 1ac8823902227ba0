import { open, readFile, stat } from 'node:fs/promises'
import type { MetadataTags } from 'mediabunny'
import { type AudioKind, decodeAudio } from '#module/playback/decoding'
import type { DownloadFormat } from '#contract/copies/downloads'
import { encodeMp3 } from './encode-mp3.ts'
import { encodePackets } from './encode-packets.ts'
import { mediabunny } from '#runtime/limited/mediabunny'

const {
  ALL_FORMATS,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacket,
  FilePathSource,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
} = mediabunny

export type Tags = {
  title: string
  artist: string
  album: string
  track: number
  tracks: number
  year: number
  genre?: string
  comment: string
  /** Path of a JPG. */
  cover: string
}

const OUTPUT_FORMATS = {
  mp3: () => new Mp3OutputFormat(),
  aac: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  flac: () => new FlacOutputFormat(),
}

/**
 * Limited task: writes a recording in another format, with tags. What is in that format already is copied without
 * encoding it again. Returns the bytes written.
 */
export async function run(input: {
  path: string
  bytes: number
  codec: AudioKind['codec']
  format: DownloadFormat
  tags: Tags
  target: string
}): Promise<number> {
  const { path, format, target } = input
  const tags = await toMetadata(input.tags)
  const found = await getCodec(path)
  if (found === format) await copyPackets(path, { format, target, tags })
  else if (format === 'mp3') {
    const raw = `${target}.raw`
    const file = await open(raw, 'w')
    try {
      for await (const bytes of encodeMp3(decodeAudio(input, input.codec))) await file.writeFile(bytes)
    } finally {
      await file.close()
    }
    await copyPackets(raw, { format, target, tags })
  } else {
    // More than 16 bits are kept where there are any; recordings whose codec mediabunny cannot name may have them.
    const bits = found === 'pcm-s16' || found === 'pcm-u8' ? 16 : 24
    await encode(input, { format, target, tags, bits })
  }
  return (await stat(target)).size
}

type Writing = { format: DownloadFormat; target: string; tags: MetadataTags }

async function getCodec(path: string): Promise<string | null> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  return (await input.getPrimaryAudioTrack())?.codec ?? null
}

async function copyPackets(path: string, { format, target, tags }: Writing): Promise<void> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const output = new Output({ format: OUTPUT_FORMATS[format](), target: new FilePathTarget(target) })
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    tags,
    showWarnings: false,
    copy: { mode: 'forced', shiftTolerance: Infinity, boundaryPolicy: 'shrink' },
  })
  if (!conversion.isValid) throw new Error('its packets cannot be copied')
  await conversion.execute()
}

async function encode(
  { path, bytes, codec }: { path: string; bytes: number; codec: AudioKind['codec'] },
  { format, target, tags, bits }: Writing & { bits: 16 | 24 },
): Promise<void> {
  if (format === 'mp3') throw new Error('MP3 has an encoder of its own')
  const output = new Output({ format: OUTPUT_FORMATS[format](), target: new FilePathTarget(target) })
  const source = new EncodedAudioPacketSource(format)
  output.addAudioTrack(source)
  output.setMetadataTags(tags)
  await output.start()
  for await (const { data, seconds, duration, config } of encodePackets(decodeAudio({ path, bytes }, codec), {
    format,
    bits,
  })) {
    await source.add(new EncodedPacket(data, 'key', seconds, duration), config && { decoderConfig: config })
  }
  await output.finalize()
}

async function toMetadata({ track, tracks, year, cover, ...tags }: Tags): Promise<MetadataTags> {
  return {
    ...tags,
    albumArtist: tags.artist,
    trackNumber: track,
    tracksTotal: tracks,
    date: new Date(Date.UTC(year, 0, 1)),
    images: [{ data: await readFile(cover), mimeType: 'image/jpeg', kind: 'coverFront' }],
  }
}
