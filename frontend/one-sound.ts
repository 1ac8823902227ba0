import { type RefObject, useEffect } from 'react'

/** One sound at a time: whatever else on the page begins to play silences this one. */
export function useOneSound(audio: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    const hush = (event: Event) => {
      if (event.target !== audio.current) audio.current?.pause()
    }
    document.addEventListener('play', hush, true)
    return () => document.removeEventListener('play', hush, true)
  }, [audio])
}
