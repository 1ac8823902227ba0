import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** Maximum length of a public preview, which is also never more than half of the song. */
export const PREVIEW_SECONDS = 30

export const streamSong = defineEndpoint({
  method: 'GET',
  path: '/api/songs/:id/audio',
  params: z.object({ id: z.uuid() }),
  /** `download=1`: to be saved under a name instead of being played. It counts as a play all the same. */
  query: z.object({ download: z.literal('1').optional() }),
})

export const streamPreview = defineEndpoint({
  method: 'GET',
  path: '/api/songs/:id/preview',
  params: z.object({ id: z.uuid() }),
})

/** URL of a song's audio, for its artist and holders. */
export function buildAudioUrl(songId: string): string {
  return `/api/songs/${songId}/audio`
}

/** URL under which the browser saves the file that the artist uploaded, byte for byte. */
export function buildDownloadUrl(songId: string): string {
  return `${buildAudioUrl(songId)}?download=1`
}

/** URL of a song's public preview. */
export function buildPreviewUrl(songId: string): string {
  return `/api/songs/${songId}/preview`
}
