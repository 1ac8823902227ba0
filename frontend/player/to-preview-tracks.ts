import type { PREVIEW_SECONDS } from '#contract/playback'
import type { PlayerTrack } from './track.ts'

// The contract's code would be in every page's bundle.
const LONGEST_SECONDS: typeof PREVIEW_SECONDS = 30

export interface PreviewSong {
  id: string
  title: string
  artist: string
  artistId: string
  previewUrl: string | null
  coverUrl?: string | null
  durationMs?: number | null
  /** Of the whole song. */
  peaks?: readonly number[] | null
}

/** The songs that have a preview, as tracks. */
export function toPreviewTracks(songs: readonly PreviewSong[]): PlayerTrack[] {
  return songs.flatMap(({ id, title, artist, artistId, previewUrl, coverUrl, durationMs, peaks }) => {
    if (previewUrl === null) return []
    const track = { id, title, artist, artistId, src: previewUrl, coverUrl, isPreview: true }
    if (!durationMs) return [track]
    // A preview is the song's beginning, and never more than half of it.
    const seconds = Math.min(LONGEST_SECONDS, durationMs / 2000)
    const heard = peaks?.slice(0, Math.max(1, Math.round((peaks.length * seconds * 1000) / durationMs)))
    return [{ ...track, seconds, ...(heard ? { peaks: heard } : {}) }]
  })
}
