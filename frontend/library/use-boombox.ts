import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Track } from '#contract/library'
import { useExclusivePlayback } from '#frontend/ui/media/use-exclusive-playback.ts'
import { getBoomboxState } from './boombox-state.ts'
import { buildShuffledQueue, getNextTrack, getPreviousTrack, type Repeat } from './play-queue.ts'
import { useSavedPosition } from './use-saved-position.ts'
import { useMediaControls } from './use-media-controls.ts'

/** The library player: one audio element, its queue, and the state persisted between visits. */
export function useBoombox(tracks: readonly Track[]) {
  const audio = useRef<HTMLAudioElement>(null)
  useExclusivePlayback(audio)
  const [saved] = useState(getBoomboxState)
  const ids = tracks.map(({ id }) => id)
  const [trackId, setTrackId] = useState(ids.find((id) => id === saved.trackId) ?? ids[0] ?? '')
  const [shuffle, setShuffle] = useState(saved.shuffle ?? false)
  const [repeat, setRepeat] = useState<Repeat>(saved.repeat ?? 'off')
  const [shuffledIds, setShuffledIds] = useState<string[]>(() => buildShuffledQueue(ids, trackId))
  const [playing, setPlaying] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(trackId === saved.trackId ? (saved.seconds ?? 0) : 0)
  const [measuredSeconds, setMeasuredSeconds] = useState(0)
  const resumeAt = useRef(time)

  // A copy bought since the shuffle goes to the end; a refunded one is removed.
  const queue = shuffle
    ? [...shuffledIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !shuffledIds.includes(id))]
    : ids
  const track = tracks.find(({ id }) => id === trackId) ?? tracks[0]
  const duration = measuredSeconds || (track?.durationMs ?? 0) / 1000

  const play = () => {
    setFailed(false)
    audio.current?.play().catch(() => setWaiting(false))
  }
  const seek = (to: number) => {
    const at = Math.min(Math.max(0, to), duration)
    if (audio.current) audio.current.currentTime = at
    setTime(at)
  }
  const changeTrack = (id: string | undefined, keepPlaying = playing) => {
    if (id === undefined) return
    if (id === track?.id) {
      seek(0)
      if (keepPlaying) play()
      return
    }
    resumeAt.current = 0
    // Synchronously: a phone only starts playback within the tap's own event.
    flushSync(() => {
      setTrackId(id)
      setTime(0)
      setMeasuredSeconds(0)
      setFailed(false)
    })
    if (keepPlaying) play()
  }
  const controls = {
    toggle: () => (audio.current?.paused ? play() : audio.current?.pause()),
    play,
    pause: () => audio.current?.pause(),
    seek,
    next: () => track && changeTrack(getNextTrack(queue, track.id, repeat, true)),
    // Restarts the track, or goes to the previous one within its first three seconds.
    back: () => track && (time > 3 ? seek(0) : changeTrack(getPreviousTrack(queue, track.id, repeat) ?? track.id)),
    choose: (id: string) => (id === track?.id ? controls.toggle() : changeTrack(id, true)),
    ended: () => {
      const next = track && getNextTrack(queue, track.id, repeat, false)
      if (next === undefined) seek(0)
      else changeTrack(next, true)
    },
    toggleShuffle: () => {
      if (!shuffle) setShuffledIds(buildShuffledQueue(ids, track?.id))
      setShuffle(!shuffle)
    },
    turnRepeat: () => setRepeat(repeat === 'off' ? 'all' : repeat === 'all' ? 'one' : 'off'),
    mute: () => {
      if (audio.current) audio.current.muted = !audio.current.muted
    },
  }

  useSavedPosition({ trackId: track?.id ?? '', shuffle, repeat }, audio)
  useMediaControls(track, playing, controls)

  const element = {
    ref: audio,
    src: track?.audioUrl,
    preload: 'metadata' as const,
    onLoadedMetadata: () => {
      if (audio.current && resumeAt.current > 0) audio.current.currentTime = resumeAt.current
      resumeAt.current = 0
    },
    onDurationChange: () => {
      const length = audio.current?.duration ?? 0
      setMeasuredSeconds(Number.isFinite(length) ? length : 0)
    },
    onTimeUpdate: () => resumeAt.current === 0 && setTime(audio.current?.currentTime ?? 0),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onCanPlay: () => setWaiting(false),
    onPlaying: () => setWaiting(false),
    onEnded: controls.ended,
    onError: () => {
      setFailed(true)
      setPlaying(false)
      setWaiting(false)
    },
  }
  return { track, queue, playing, waiting, failed, time, duration, shuffle, repeat, controls, element }
}
