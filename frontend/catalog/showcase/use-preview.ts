import { useEffect, useRef, useState } from 'react'

/** One audio element for all previews of a page: starting one stops the previous one. */
export function usePreview() {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [id, setId] = useState<string>()
  const [played, setPlayed] = useState(0)
  const [failed, setFailed] = useState<string>()
  const current = useRef<string>(undefined)

  useEffect(() => {
    const sound = new Audio()
    audio.current = sound
    const tick = () => setPlayed(sound.duration > 0 ? sound.currentTime / sound.duration : 0)
    const stop = () => {
      current.current = undefined
      setId(undefined)
      setPlayed(0)
    }
    const fail = () => {
      setFailed(current.current)
      stop()
    }
    sound.addEventListener('timeupdate', tick)
    sound.addEventListener('ended', stop)
    sound.addEventListener('error', fail)
    return () => {
      sound.removeEventListener('timeupdate', tick)
      sound.removeEventListener('ended', stop)
      sound.removeEventListener('error', fail)
      sound.pause()
    }
  }, [])

  const toggle = (song: { id: string; previewUrl: string | null }) => {
    const sound = audio.current
    if (!sound) return
    setFailed(undefined)
    if (current.current === song.id || song.previewUrl === null) {
      sound.pause()
      current.current = undefined
      setId(undefined)
      return
    }
    current.current = song.id
    setId(song.id)
    setPlayed(0)
    sound.src = song.previewUrl
    // Stopping a preview before it has loaded rejects with AbortError; that is no failure.
    sound.play().catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError' && current.current === song.id) setFailed(song.id)
    })
  }
  return { id, played, failed, toggle }
}

export type Preview = ReturnType<typeof usePreview>
