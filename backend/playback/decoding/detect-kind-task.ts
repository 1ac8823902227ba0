import type { InputFormat } from 'mediabunny'
import { mediabunny } from '#runtime/limited/mediabunny'

const { ADTS, ALL_FORMATS, EncodedPacketSink, FLAC, FilePathSource, Input, MP3, MP4, QTFF, WAVE } = mediabunny

const TYPES: [InputFormat, string][] = [
  [MP3, 'audio/mpeg'],
  [WAVE, 'audio/wav'],
  [FLAC, 'audio/flac'],
  [MP4, 'audio/mp4'],
  [QTFF, 'audio/mp4'],
  [ADTS, 'audio/aac'],
]

/** Limited task: the media type of one of the supported formats with audio in it; throws for anything else. */
export async function run({ path }: { path: string }): Promise<{ type: string }> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const format = await input.getFormat()
  const type = TYPES.find(([known]) => known === format)?.[1]
  const [audio, video] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
  if (!type || !audio || video) throw new Error('it is not a recording')
  // A header without any audio packet is not a recording.
  const sound = await new EncodedPacketSink(audio).getFirstPacket()
  if (!sound || sound.byteLength === 0) throw new Error('it has no sound')
  return { type }
}
