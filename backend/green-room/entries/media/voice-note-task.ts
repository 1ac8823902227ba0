import type { InputFormat } from 'mediabunny'
import { mediabunny } from '#runtime/limited/mediabunny'

const { ADTS, ALL_FORMATS, EncodedPacketSink, FLAC, FilePathSource, Input, MP3, MP4, OGG, QTFF, WAVE, WEBM } =
  mediabunny

const MIME_TYPES = new Map<InputFormat, string>([
  [WEBM, 'audio/webm'],
  [OGG, 'audio/ogg'],
  [MP4, 'audio/mp4'],
  [QTFF, 'audio/mp4'],
  [MP3, 'audio/mpeg'],
  [ADTS, 'audio/aac'],
  [WAVE, 'audio/wav'],
  [FLAC, 'audio/flac'],
])

/** Limited task: type and measured length of a voice note; undefined if it is none. Throws if it cannot be read. */
export async function run({ path }: { path: string }): Promise<{ type: string; seconds: number } | undefined> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const type = MIME_TYPES.get(await input.getFormat())
  const [sound, picture] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
  if (!type || !sound || picture) return undefined
  const first = await new EncodedPacketSink(sound).getFirstPacket()
  if (!first || first.byteLength === 0) return undefined
  // Measured from the packets: browser recordings have no duration in their header.
  return { type, seconds: await sound.computeDuration() }
}
