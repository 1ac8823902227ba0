import { useEffect, useRef } from 'react'
import type { AudioTrack } from './audio-track.ts'

interface MediaControls {
  play: () => void
  pause: () => void
  previous: () => void
  next: () => void
  seek: (seconds: number) => void
}

/** Shows the playing track on the lock screen and connects the media keys. */
export function useMediaSession(
  track: AudioTrack | undefined,
  playing: boolean,
  artwork: string | undefined,
  controls: MediaControls,
): void {
  const latest = useRef(controls)
  useEffect(() => {
    latest.current = controls
  })
  useEffect(() => {
    if (!('mediaSession' in navigator) || !track || !playing) return undefined
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({
      title: track.title,
      artist: track.artist ?? '',
      artwork: artwork ? [{ src: artwork }] : [],
    })
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => latest.current.play()],
      ['pause', () => latest.current.pause()],
      ['previoustrack', () => latest.current.previous()],
      ['nexttrack', () => latest.current.next()],
      ['seekto', ({ seekTime }) => latest.current.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null)
    }
  }, [track, playing, artwork])
}
