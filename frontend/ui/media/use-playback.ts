import { type AudioHTMLAttributes, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AudioTrack } from './audio-track.ts'
import { useExclusivePlayback } from './use-exclusive-playback.ts'

export type Playback = ReturnType<typeof usePlayback>

/** The state of an audio element that plays these tracks one after the other, and what can be done with it. */
export function usePlayback(tracks: readonly AudioTrack[], onTrackChange?: (track: AudioTrack) => void) {
  const audio = useRef<HTMLAudioElement>(null)
  useExclusivePlayback(audio)
  const resumeAt = useRef(0)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [loadedDuration, setLoadedDuration] = useState<number>()
  const [volume, setVolume] = useState(1)
  const [muted, setMuted] = useState(false)

  const track = tracks[index] ?? tracks[0]
  const duration = loadedDuration ?? track?.seconds ?? 0

  const play = () => {
    // A load failure also arrives as an error event, and autoplay blocking only means a click is needed: ignore both.
    audio.current?.play().catch(() => setWaiting(false))
  }
  const pause = () => audio.current?.pause()
  const seek = (to: number) => {
    const at = Math.min(Math.max(0, to), duration)
    if (audio.current) audio.current.currentTime = at
    setTime(at)
  }
  const goTo = (to: number, keepPlaying = playing) => {
    const next = tracks[to]
    if (!next) return
    resumeAt.current = 0
    // Synchronously: a phone only starts playback within the tap's own event.
    flushSync(() => {
      setIndex(to)
      setTime(0)
      setLoadedDuration(undefined)
      setFailed(false)
    })
    if (keepPlaying) play()
    onTrackChange?.(next)
  }
  const retry = () => {
    setFailed(false)
    setWaiting(true)
    resumeAt.current = time
    audio.current?.load()
    play()
  }

  const audioProps: AudioHTMLAttributes<HTMLAudioElement> & { ref: RefObject<HTMLAudioElement | null> } = {
    ref: audio,
    src: track?.src,
    // No preloading: the first request for the audio counts as the first play, after which a copy can no longer be
    // given away.
    preload: 'none',
    onLoadedMetadata: ({ currentTarget }) => {
      if (Number.isFinite(currentTarget.duration)) setLoadedDuration(currentTarget.duration)
      if (resumeAt.current > 0) currentTarget.currentTime = resumeAt.current
      resumeAt.current = 0
    },
    onDurationChange: ({ currentTarget }) =>
      Number.isFinite(currentTarget.duration) && setLoadedDuration(currentTarget.duration),
    onTimeUpdate: ({ currentTarget }) => setTime(currentTarget.currentTime),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    onCanPlay: () => setWaiting(false),
    onEnded: () => goTo(index + 1, true),
    onVolumeChange: ({ currentTarget }) => {
      setVolume(currentTarget.volume)
      setMuted(currentTarget.muted)
    },
    onError: () => {
      setFailed(true)
      setWaiting(false)
      setPlaying(false)
    },
  }

  return {
    audio,
    audioProps,
    track,
    index,
    playing,
    waiting,
    failed,
    time,
    duration,
    volume,
    muted,
    play,
    pause,
    toggle: () => (audio.current?.paused ? play() : pause()),
    seek,
    goTo,
    retry,
    next: () => goTo(index + 1),
    /** Restarts the track, or goes to the previous one within its first three seconds. */
    previous: () => (time > 3 || index === 0 ? seek(0) : goTo(index - 1)),
    toggleMute: () => {
      if (audio.current) audio.current.muted = !muted
    },
    changeVolume: (to: number) => {
      if (!audio.current) return
      audio.current.volume = to
      audio.current.muted = false
    },
  }
}
