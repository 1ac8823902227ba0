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
import { readFileHead } from '#module/storage'

/** How an audio format is stored and served; `codec` selects the decoder for its waveform. */
export type AudioKind = { type: string; codec: 'mp3' | 'wav' | 'flac' | 'm4a' | 'aac' }

const AUDIO_KINDS: [InputFormat, AudioKind][] = [
  [MP3, { type: 'audio/mpeg', codec: 'mp3' }],
  [WAVE, { type: 'audio/wav', codec: 'wav' }],
  [FLAC, { type: 'audio/flac', codec: 'flac' }],
  [MP4, { type: 'audio/mp4', codec: 'm4a' }],
  [QTFF, { type: 'audio/mp4', codec: 'm4a' }],
  [ADTS, { type: 'audio/aac', codec: 'aac' }],
]

export function getAudioCodec(type: string): AudioKind['codec'] | undefined {
  return AUDIO_KINDS.find(([, kind]) => kind.type === type)?.[1].codec
}

/**
 * Detects the actual format whatever the name and type claim: one of the supported formats with audio in it, else
 * undefined.
 */
export async function detectAudioKind(path: string): Promise<AudioKind | undefined> {
  // A lenient parser can find something like a frame even in plain text.
  if (await isTextOrProgram(path)) return undefined
  try {
    using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
    if (!(await input.canRead())) return undefined
    const format = await input.getFormat()
    const kind = AUDIO_KINDS.find(([known]) => known === format)?.[1]
    if (!kind) return undefined
    const [audio, video] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
    if (!audio || video) return undefined
    // A header without any audio packet is not a recording.
    const sound = await new EncodedPacketSink(audio).getFirstPacket()
    return sound && sound.byteLength > 0 ? kind : undefined
  } catch {
    // Unparseable: broken or empty, and not playable in any case.
    return undefined
  }
}

async function isTextOrProgram(path: string): Promise<boolean> {
  const head = await readFileHead(path, 64)
  // The head is read as bytes: the first three are a byte order mark.
  return /^(?:\xef\xbb\xbf|\s)*[<{#%!]|^MZ|^\x7fELF|^PK|^%PDF/.test(head)
}
