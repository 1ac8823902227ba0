import { useMemo } from 'react'
import type { Track } from '#contract/library'
import { formatCount } from '#frontend/lib/format-number.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { boombox } from '#text/messages/catalogs/boombox/en'

/** Tracks of the library as the player plays them, each with the number of its copy. */
export function usePlayerTracks(tracks: readonly Track[]): PlayerTrack[] {
  const t = useMessages(boombox)
  return useMemo(
    () =>
      tracks.map(({ id, title, artistId, artistName, audioUrl, coverUrl, copy, of, editionId, ...track }) => ({
        id,
        title,
        artist: artistName,
        artistId,
        src: audioUrl,
        coverUrl,
        isPreview: false,
        label: t('copyNumber', { copy: formatCount(copy), of: formatCount(of) }),
        ...(track.peaks ? { peaks: track.peaks } : {}),
        ...(track.durationMs === null ? {} : { seconds: track.durationMs / 1000 }),
        ...(track.giveable ? { giveableCopy: `${editionId} ${copy}` } : {}),
      })),
    [tracks, t],
  )
}
