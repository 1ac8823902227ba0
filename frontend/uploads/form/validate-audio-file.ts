import { AUDIO_EXTENSIONS, AUDIO_MAX_BYTES } from '#contract/uploads'
import type { Translate } from '#text/messages/catalog'
import type { uploadMessages } from '#text/messages/catalogs/uploads/en'

const AUDIO_TYPES = new Set([
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

/** The error toast for a file that is no accepted recording, or undefined when it is. */
export function validateAudioFile(
  file: File,
  t: Translate<(typeof uploadMessages)['messages']>,
): { title: string; description: string } | undefined {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (!AUDIO_TYPES.has(file.type) && !AUDIO_EXTENSIONS.some((known) => known === extension)) {
    return { title: t('invalidType'), description: t('invalidTypeText') }
  }
  if (file.size > AUDIO_MAX_BYTES) return { title: t('tooLarge'), description: t('tooLargeText') }
  return undefined
}
