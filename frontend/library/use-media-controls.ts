import { useEffect, useRef } from 'react'
import type { Track } from '#contract/library'

type MediaControls = Record<
  'toggle' | 'play' | 'pause' | 'next' | 'back' | 'toggleShuffle' | 'turnRepeat' | 'mute',
  () => unknown
> & { seek: (seconds: number) => void }

/** Keyboard shortcuts, and the media session: headphone buttons and the lock screen. */
export function useMediaControls(track: Track | undefined, playing: boolean, controls: MediaControls): void {
  const latest = useRef(controls)
  useEffect(() => {
    latest.current = controls
  })
  useEffect(() => {
    if (!('mediaSession' in navigator) || !track || !playing) return undefined
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({
      title: track.title,
      artist: track.artistName,
      album: track.editionTitle,
    })
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => latest.current.play()],
      ['pause', () => latest.current.pause()],
      ['previoustrack', () => latest.current.back()],
      ['nexttrack', () => latest.current.next()],
      ['seekto', ({ seekTime }) => latest.current.seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null)
    }
  }, [track, playing])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof Element && target.closest('input, textarea, select, [role=dialog]'))
      )
        return
      const { toggle, next, back, toggleShuffle, turnRepeat, mute } = latest.current
      const keys: Record<string, (() => unknown) | undefined> = {
        n: next,
        p: back,
        s: toggleShuffle,
        r: turnRepeat,
        m: mute,
      }
      // A focused button or link handles the space bar itself.
      const action =
        key === ' ' && !(target instanceof Element && target.closest('button, a')) ? toggle : keys[key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
