import { useEffect, useRef } from 'react'
import { setBoomboxState } from './boombox-state.ts'
import type { Repeat } from './play-queue.ts'

const SAVE_INTERVAL_MS = 2_000

/** Saves track and position every two seconds while playing, and when the page is left. */
export function useSavedPosition(
  what: { trackId: string; shuffle: boolean; repeat: Repeat },
  audio: React.RefObject<HTMLAudioElement | null>,
): void {
  const latest = useRef(what)
  useEffect(() => {
    latest.current = what
    const sound = audio.current
    if (sound && sound.readyState > 0) setBoomboxState({ ...what, seconds: sound.currentTime })
  }, [what, audio])
  useEffect(() => {
    const sound = audio.current
    const keep = () => {
      if (sound && sound.readyState > 0) setBoomboxState({ ...latest.current, seconds: sound.currentTime })
    }
    const timer = setInterval(() => sound && !sound.paused && keep(), SAVE_INTERVAL_MS)
    addEventListener('pagehide', keep)
    return () => {
      keep()
      clearInterval(timer)
      removeEventListener('pagehide', keep)
    }
  }, [audio])
}
