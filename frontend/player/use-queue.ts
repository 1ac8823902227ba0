import { useState } from 'react'
import { player } from './player.ts'
import { getCurrentTrack } from './player-state.ts'
import type { PlayerTrack } from './track.ts'
import { usePlayer } from './use-player.ts'

export type Queue = ReturnType<typeof useQueue>

/**
 * The player as seen from a list of tracks: its state while this list plays, and otherwise the first track, waiting.
 * `id` names the list, for example 'library'.
 */
export function useQueue(id: string, tracks: readonly PlayerTrack[]) {
  const current = usePlayer((state) => (state.queueId === id ? state : undefined))
  const volume = usePlayer((state) => state.volume)
  const muted = usePlayer((state) => state.muted)
  // Chosen before this list plays.
  const [selected, setSelected] = useState(0)
  const playingId = current && getCurrentTrack(current)?.id
  const found = tracks.findIndex((track) => track.id === playingId)
  const isCurrent = current !== undefined && found >= 0
  const index = isCurrent ? found : selected
  const track = tracks[index] ?? tracks[0]
  const play = (at: number) => player.play(id, tracks, at)

  return {
    track,
    index,
    playing: isCurrent && current.playing,
    waiting: isCurrent && current.waiting,
    failed: isCurrent && current.failed,
    time: isCurrent ? current.time : 0,
    duration: (isCurrent && current.duration) || track?.seconds || 0,
    volume,
    muted,
    toggle: () => (isCurrent ? player.toggle() : play(index)),
    seek: (seconds: number) => {
      if (!isCurrent) player.load(id, tracks, index, 0)
      player.seek(seconds)
    },
    /** Plays a track of the list, or pauses it if it plays. */
    goTo: (at: number) => (isCurrent && at === index ? player.toggle() : play(at)),
    next: () => (isCurrent ? player.next() : setSelected(Math.min(index + 1, tracks.length - 1))),
    previous: () => (isCurrent ? player.previous() : setSelected(Math.max(index - 1, 0))),
  }
}
