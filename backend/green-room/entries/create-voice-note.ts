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
import { type StoredFile, createStoredFile } from '#module/storage'
import type { ReceivedFile } from '#http/body/read-multipart'
import { ApiError } from '#http/api-error'
import { VOICE_MAX_BYTES, VOICE_MAX_SECONDS } from './contract.ts'
import { errors } from '#contract/green-room/access'

export type VoiceNote = { file: StoredFile; durationMs: number }

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

/**
 * Stores a received voice note unchanged after verifying it: audio only, a format browsers play, at most three minutes
 * of measured length. Throws 413, 415, 422.
 */
export async function createVoiceNote(file: ReceivedFile): Promise<VoiceNote> {
  if (file.bytes > VOICE_MAX_BYTES) throw new ApiError(errors['voice-too-large'])
  const read = await detectVoiceNote(file.path)
  if (!read) throw new ApiError(errors['not-a-voice-note'])
  // A recorder's last packet may end slightly after the limit.
  if (read.seconds > VOICE_MAX_SECONDS + 2) throw new ApiError(errors['voice-too-long'])
  const durationMs = Math.max(1, Math.round(read.seconds * 1000))
  return { file: await createStoredFile('green-room', file, read.type), durationMs }
}

async function detectVoiceNote(path: string): Promise<{ type: string; seconds: number } | undefined> {
  try {
    using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
    if (!(await input.canRead())) return undefined
    const type = MIME_TYPES.get(await input.getFormat())
    const [sound, picture] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
    if (!type || !sound || picture) return undefined
    const first = await new EncodedPacketSink(sound).getFirstPacket()
    if (!first || first.byteLength === 0) return undefined
    // Measured from the packets: browser recordings have no duration in their header.
    return { type, seconds: await sound.computeDuration() }
  } catch {
    return undefined
  }
}
