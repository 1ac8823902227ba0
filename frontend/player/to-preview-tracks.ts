import type { PlayerTrack } from './track.ts'

export interface PreviewSong {
  id: string
  title: string
  artist: string
  artistId: string
  previewUrl: string | null
}

/** The songs that have a preview, as tracks. */
export function toPreviewTracks(songs: readonly PreviewSong[]): PlayerTrack[] {
  return songs.flatMap(({ id, title, artist, artistId, previewUrl }) =>
    previewUrl === null ? [] : [{ id, title, artist, artistId, src: previewUrl, isPreview: true }],
  )
}
