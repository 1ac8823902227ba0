import { useMemo } from 'react'
import { coverArt } from '#cover-art'
import { cx } from './cx.ts'

interface CoverProps {
  /** The song's, album's or card's id. */
  id: string
  /** Alternative text; absent beside a written title, where the picture says nothing new. */
  title?: string
  className?: string
}

/** A square picture drawn from an id. It fills the width it is given. */
export function Cover({ id, title = '', className }: CoverProps) {
  // An image rather than inline SVG: ids inside stay private and a long list costs few DOM nodes.
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(coverArt(id))}`, [id])
  return (
    <img
      src={src}
      alt={title}
      width={400}
      height={400}
      draggable={false}
      decoding="async"
      className={cx('block aspect-square h-auto w-full rounded-sm bg-wall-2 object-cover', className)}
    />
  )
}
