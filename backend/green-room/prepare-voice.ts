import {
  ADTS,
  ALL_FORMATS,
  EncodedPacketSink,
  FLAC,
  FilePathSource,
  Input,
  type InputFormat,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { type StoredFile, storeFile } from '#module/storage'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { VOICE_MAX_BYTES, VOICE_MAX_SECONDS, refusals } from './contract.ts'

export type Voice = { file: StoredFile; durationMs: number }

const types = new Map<InputFormat, string>([
  [WEBM, 'audio/webm'],
  [OGG, 'audio/ogg'],
  [MP4, 'audio/mp4'],
  [QTFF, 'audio/mp4'],
  [MP3, 'audio/mpeg'],
  [ADTS, 'audio/aac'],
  [WAVE, 'audio/wav'],
  [FLAC, 'audio/flac'],
])

/**
 * Stores a received voice note as it is, once it has been found to be one: sound only, in a format that browsers play, up
 * to three minutes by its own clock. Refuses with 413, 415, 422.
 */
export async function prepareVoice(file: ReceivedFile): Promise<Voice> {
  if (file.bytes > VOICE_MAX_BYTES) throw new Refusal(refusals['voice-too-large'])
  const read = await readVoice(file.path)
  if (!read) throw new Refusal(refusals['not-a-voice-note'])
  // A recorder's last packet may end a little after the button was pressed.
  if (read.seconds > VOICE_MAX_SECONDS + 2) throw new Refusal(refusals['voice-too-long'])
  const durationMs = Math.max(1, Math.round(read.seconds * 1000))
  return { file: await storeFile('green-room', file, read.type), durationMs }
}

async function readVoice(path: string): Promise<{ type: string; seconds: number } | undefined> {
  try {
    using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
    if (!(await input.canRead())) return undefined
    const type = types.get(await input.getFormat())
    const [sound, picture] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
    if (!type || !sound || picture) return undefined
    const first = await new EncodedPacketSink(sound).getFirstPacket()
    if (!first || first.byteLength === 0) return undefined
    // Counted from the packets: what browsers record says no length in its head.
    return { type, seconds: await sound.computeDuration() }
  } catch {
    return undefined
  }
}
