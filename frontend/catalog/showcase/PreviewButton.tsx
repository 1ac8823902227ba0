import { Play, Square } from 'lucide-react'
import type { Preview } from './use-preview.ts'

interface PreviewButtonProps {
  song: { id: string; title: string; previewUrl: string | null }
  preview: Preview
  size?: 'large' | 'small'
}

const RING_LENGTH = 2 * Math.PI * 22

/** Plays a song's preview; the ring shows the progress. */
export function PreviewButton({ song, preview, size = 'small' }: PreviewButtonProps) {
  const playing = preview.id === song.id
  if (song.previewUrl === null) return null
  return (
    <button
      type="button"
      onClick={() => preview.toggle(song)}
      aria-label={`${playing ? 'Stop' : 'Hear 30 seconds of'} ${song.title}`}
      className={`relative z-10 grid shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light focus-visible:rounded-full ${size === 'large' ? 'size-16' : 'size-12'}`}
    >
      {playing ? (
        <Square aria-hidden="true" className={size === 'large' ? 'size-6' : 'size-4.5'} fill="currentColor" />
      ) : (
        <Play aria-hidden="true" className={size === 'large' ? 'ml-1 size-7' : 'ml-0.5 size-5'} fill="currentColor" />
      )}
      {playing && (
        <svg viewBox="0 0 48 48" className="absolute -inset-1.5 -rotate-90" aria-hidden="true">
          <circle cx="24" cy="24" r="22" fill="none" stroke="var(--color-wall-4)" strokeWidth="2" />
          <circle
            cx="24"
            cy="24"
            r="22"
            fill="none"
            stroke="var(--color-brass-light)"
            strokeWidth="2.5"
            strokeDasharray={`${(preview.played * RING_LENGTH).toFixed(2)} ${RING_LENGTH.toFixed(2)}`}
          />
        </svg>
      )}
    </button>
  )
}
