import { AUDIO_EXTENSIONS, AUDIO_MAX_BYTES } from '#contract/songs'

const TYPES = new Set([
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/wave',
  'audio/x-wav',
  'audio/vnd.wave',
  'audio/flac',
  'audio/x-flac',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
  'audio/aac',
  'audio/aacp',
  'audio/x-aac',
])

/** Why a chosen file is no recording we take, as a toast says it; undefined when it may be sent. */
export function judgeAudio(file: File): { title: string; description: string } | undefined {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (!TYPES.has(file.type) && !AUDIO_EXTENSIONS.some((known) => known === extension)) {
    return { title: 'Invalid File Type', description: 'Please select an audio file (MP3, WAV, FLAC, M4A, AAC).' }
  }
  if (file.size > AUDIO_MAX_BYTES) return { title: 'File Too Large', description: 'Audio files must be under 50MB.' }
  return undefined
}
