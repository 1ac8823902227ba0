import { useEffect } from 'react'
import type { Track } from '#contract/library'
import { formatCount } from '#frontend/lib/format-number.ts'
import { getCurrentTrack, getPlayerState, player } from '#frontend/player/player.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { getLibraryPosition, updateLibraryPosition } from './library-position.ts'

const QUEUE_ID = 'library'

/** The player with the whole library as its queue. It waits where the listener stopped, unless something else plays. */
export function useBoombox(tracks: readonly Track[]) {
  const state = usePlayer((each) => each)
  const isCurrent = state.queueId === QUEUE_ID
  const queue = tracks.map(toPlayerTrack)
  useEffect(() => {
    const { queueId, playing } = getPlayerState()
    const latest = tracks.map(toPlayerTrack)
    if (queueId === QUEUE_ID) player.updateTracks(latest)
    else if (!playing) loadLibrary(latest)
  }, [tracks])
  const current = getCurrentTrack(state)
  const currentId = isCurrent ? current?.id : undefined
  const position = isCurrent ? Math.floor(state.time) : undefined
  useEffect(() => {
    if (currentId !== undefined && position !== undefined)
      updateLibraryPosition({ trackId: currentId, seconds: position })
  }, [currentId, position])

  const track = tracks.find(({ id }) => id === currentId) ?? tracks[0]
  const ordered = isCurrent
    ? state.order.flatMap((index) => tracks.find(({ id }) => id === state.tracks[index]?.id) ?? [])
    : tracks
  return {
    track,
    upNext: ordered,
    playing: isCurrent && state.playing,
    waiting: isCurrent && state.waiting,
    failed: isCurrent && state.failed,
    time: isCurrent ? state.time : 0,
    duration: (isCurrent && state.duration) || (track?.durationMs ?? 0) / 1000,
    shuffle: state.shuffle,
    repeat: state.repeat,
    toggle: () => (isCurrent ? player.toggle() : player.play(QUEUE_ID, queue, 0)),
    seek: (seconds: number) => isCurrent && player.seek(seconds),
    /** Plays a track, or pauses it if it plays. */
    choose: (id: string) => {
      const index = queue.findIndex((each) => each.id === id)
      if (isCurrent && id === currentId) player.toggle()
      else player.play(QUEUE_ID, queue, index)
    },
  }
}

function loadLibrary(queue: readonly PlayerTrack[]): void {
  const { trackId, seconds } = getLibraryPosition()
  const index = queue.findIndex(({ id }) => id === trackId)
  if (queue.length > 0) player.load(QUEUE_ID, queue, Math.max(0, index), index < 0 ? 0 : seconds)
}

function toPlayerTrack(track: Track): PlayerTrack {
  const { id, title, artistId, artistName, audioUrl, copy, of, editionId, durationMs, peaks, giveable, coverUrl } =
    track
  return {
    id,
    title,
    artist: artistName,
    artistId,
    src: audioUrl,
    coverUrl,
    isPreview: false,
    label: `No. ${formatCount(copy)} of ${formatCount(of)}`,
    ...(peaks ? { peaks } : {}),
    ...(durationMs === null ? {} : { seconds: durationMs / 1000 }),
    ...(giveable ? { giveableCopy: `${editionId} ${copy}` } : {}),
  }
}
