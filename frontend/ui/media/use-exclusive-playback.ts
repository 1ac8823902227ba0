import { type RefObject, useEffect } from 'react'

/** Pauses this audio element when any other media on the page starts to play. */
export function useExclusivePlayback(audio: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    const hush = (event: Event) => {
      if (event.target !== audio.current) audio.current?.pause()
    }
    document.addEventListener('play', hush, true)
    return () => document.removeEventListener('play', hush, true)
  }, [audio])
}
