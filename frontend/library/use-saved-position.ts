import { useEffect, useRef } from 'react'
import { updateBoomboxState } from './boombox-state.ts'
import type { Repeat } from './play-queue.ts'

const SAVE_INTERVAL_MS = 2_000

/** Saves track and position every two seconds while playing, and when the page is left. */
export function useSavedPosition(
  state: { trackId: string; shuffle: boolean; repeat: Repeat },
  audio: React.RefObject<HTMLAudioElement | null>,
): void {
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
    const element = audio.current
    if (element && element.readyState > 0) updateBoomboxState({ ...state, seconds: element.currentTime })
  }, [state, audio])
  useEffect(() => {
    const element = audio.current
    const save = () => {
      if (element && element.readyState > 0) updateBoomboxState({ ...latest.current, seconds: element.currentTime })
    }
    const timer = setInterval(() => element && !element.paused && save(), SAVE_INTERVAL_MS)
    addEventListener('pagehide', save)
    return () => {
      save()
      clearInterval(timer)
      removeEventListener('pagehide', save)
    }
  }, [audio])
}
