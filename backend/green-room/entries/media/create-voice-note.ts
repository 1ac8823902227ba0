import { dirname } from 'node:path'
import { type StoredFile, createStoredFile } from '#module/storage/files'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { LimitedTaskError, runLimited } from '#runtime/limited/run-limited'
import { VOICE_MAX_BYTES, VOICE_MAX_SECONDS } from '#contract/green-room/entries'
import { errors } from '#contract/green-room/access'
import type * as voiceNoteTask from './voice-note-task.ts'

export type VoiceNote = { file: StoredFile; durationMs: number }

const task = new URL('voice-note-task.ts', import.meta.url)
const LIMITS = { cpuSeconds: 10, memoryMegabytes: 400 }

/**
 * Stores a received voice note unchanged after verifying it: audio only, a format browsers play, at most three minutes
 * of measured length. Throws 413, 415, 422.
 */
export async function createVoiceNote(file: ReceivedFile): Promise<VoiceNote> {
  if (file.bytes > VOICE_MAX_BYTES) throw new ApiError(errors['voice-too-large'])
  const read = await measureVoiceNote(file.path)
  if (!read) throw new ApiError(errors['not-a-voice-note'])
  // A recorder's last packet may end slightly after the limit.
  if (read.seconds > VOICE_MAX_SECONDS + 2) throw new ApiError(errors['voice-too-long'])
  const durationMs = Math.max(1, Math.round(read.seconds * 1000))
  return { file: await createStoredFile('green-room', file, read.type), durationMs }
}

async function measureVoiceNote(path: string): Promise<{ type: string; seconds: number } | undefined> {
  try {
    return await runLimited<typeof voiceNoteTask>(task, { path }, LIMITS, dirname(path))
  } catch (error) {
    if (error instanceof LimitedTaskError) return undefined
    throw error
  }
}
