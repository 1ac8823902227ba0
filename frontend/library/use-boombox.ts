import { useEffect } from 'react'
import type { Track } from '#contract/library'
import { player } from '#frontend/player/player.ts'
import { getCurrentTrack, getPlayerState } from '#frontend/player/player-state.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { getLibraryPosition, updateLibraryPosition } from './library-position.ts'
import { usePlayerTracks } from './use-player-tracks.ts'

/** The name of the library's queue in the player. */
export const LIBRARY_QUEUE = 'library'

/** The player with the whole library as its queue. It waits where the listener stopped, unless something else plays. */
export function useBoombox(tracks: readonly Track[]) {
  const state = usePlayer((each) => each)
  const isCurrent = state.queueId === LIBRARY_QUEUE
  const queue = usePlayerTracks(tracks)
  useEffect(() => {
    const { queueId, playing } = getPlayerState()
    if (queueId === LIBRARY_QUEUE) player.updateTracks(queue)
    else if (!playing) loadLibrary(queue)
  }, [queue])
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
    toggle: () => (isCurrent ? player.toggle() : player.play(LIBRARY_QUEUE, queue, 0)),
    seek: (seconds: number) => isCurrent && player.seek(seconds),
    /** Plays a track, or pauses it if it plays. */
    choose: (id: string) => {
      const index = queue.findIndex((each) => each.id === id)
      if (isCurrent && id === currentId) player.toggle()
      else player.play(LIBRARY_QUEUE, queue, index)
    },
  }
}

function loadLibrary(queue: readonly PlayerTrack[]): void {
  const { trackId, seconds } = getLibraryPosition()
  const index = queue.findIndex(({ id }) => id === trackId)
  if (queue.length > 0) player.load(LIBRARY_QUEUE, queue, Math.max(0, index), index < 0 ? 0 : seconds)
}
