import { type RefObject, useEffect } from 'react'

/** Pauses this audio element when any other media on the page starts to play. */
export function useExclusivePlayback(audio: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    const pauseForOther = (event: Event) => {
      if (event.target !== audio.current) audio.current?.pause()
    }
    document.addEventListener('play', pauseForOther, true)
    return () => document.removeEventListener('play', pauseForOther, true)
  }, [audio])
}
