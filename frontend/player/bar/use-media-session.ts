import { useEffect } from 'react'
import { player } from '#frontend/player/player.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'

const HANDLERS: [MediaSessionAction, MediaSessionActionHandler][] = [
  ['play', () => player.toggle()],
  ['pause', () => player.pause()],
  ['previoustrack', () => player.previous()],
  ['nexttrack', () => player.next()],
  ['seekto', ({ seekTime }) => player.seek(seekTime ?? 0)],
]

/** Shows the current track on the lock screen, with its picture, and connects headphone buttons and media keys. */
export function useMediaSession(track: PlayerTrack | undefined, playing: boolean): void {
  useEffect(() => {
    if (!('mediaSession' in navigator) || !track) return undefined
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({
      title: track.title,
      artist: track.artist,
      ...(track.label ? { album: track.label } : {}),
      artwork: [
        {
          src: `/api/share-image?page=${encodeURIComponent(`/songs/${track.id}`)}`,
          sizes: '1200x630',
          type: 'image/png',
        },
      ],
    })
    for (const [action, handler] of HANDLERS) mediaSession.setActionHandler(action, handler)
    return () => {
      mediaSession.metadata = null
      for (const [action] of HANDLERS) mediaSession.setActionHandler(action, null)
    }
  }, [track])
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
  }, [playing])
}
