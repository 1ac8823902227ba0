import { useMemo } from 'react'
import { renderCoverArt } from '#backend/sharing/cover-art.ts'
import { clsx } from 'clsx'

interface CoverProps {
  /** The id of the song, album or art card. */
  id: string
  /** Alternative text; omit it next to a visible title. */
  title?: string
  className?: string
}

/** A square cover generated from an id, as wide as its container. */
export function Cover({ id, title = '', className }: CoverProps) {
  // An image rather than inline SVG: its element ids cannot collide, and a long list needs fewer DOM nodes.
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderCoverArt(id))}`, [id])
  return (
    <img
      src={src}
      alt={title}
      width={400}
      height={400}
      draggable={false}
      decoding="async"
      className={clsx('block aspect-square h-auto w-full rounded-sm bg-wall-2 object-cover', className)}
    />
  )
}
