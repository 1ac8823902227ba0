import {
  ADTS,
  ALL_FORMATS,
  EncodedPacketSink,
  FLAC,
  FilePathSource,
  Input,
  MP3,
  MP4,
  QTFF,
  type InputFormat,
  WAVE,
} from 'mediabunny'
import { readHead } from '#module/storage'

/** How a kind of audio is stored and served; `codec` names the decoder that draws its waveform. */
export type AudioKind = { type: string; codec: 'mp3' | 'wav' | 'flac' | 'm4a' | 'aac' }

const kinds: [InputFormat, AudioKind][] = [
  [MP3, { type: 'audio/mpeg', codec: 'mp3' }],
  [WAVE, { type: 'audio/wav', codec: 'wav' }],
  [FLAC, { type: 'audio/flac', codec: 'flac' }],
  [MP4, { type: 'audio/mp4', codec: 'm4a' }],
  [QTFF, { type: 'audio/mp4', codec: 'm4a' }],
  [ADTS, { type: 'audio/aac', codec: 'aac' }],
]

export function codecOf(type: string): AudioKind['codec'] | undefined {
  return kinds.find(([, kind]) => kind.type === type)?.[1].codec
}

/**
 * What the file really is, whatever its name and type claim: one of the five formats with sound in it, else undefined.
 */
export async function readAudioKind(path: string): Promise<AudioKind | undefined> {
  // Text is never audio, though a lenient parser may find something like a frame further down in it.
  if (await looksLikeTextOrProgram(path)) return undefined
  try {
    using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
    if (!(await input.canRead())) return undefined
    const format = await input.getFormat()
    const kind = kinds.find(([known]) => known === format)?.[1]
    if (!kind) return undefined
    const [audio, video] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
    if (!audio || video) return undefined
    // A header alone is not a recording.
    const sound = await new EncodedPacketSink(audio).getFirstPacket()
    return sound && sound.byteLength > 0 ? kind : undefined
  } catch {
    // The parser stumbled: broken or empty, in any case nothing that would play.
    return undefined
  }
}

async function looksLikeTextOrProgram(path: string): Promise<boolean> {
  const head = await readHead(path, 64)
  // The head is read byte for byte: these three are a byte order mark.
  return /^(?:\xef\xbb\xbf|\s)*[<{#%!]|^MZ|^\x7fELF|^PK|^%PDF/.test(head)
}
