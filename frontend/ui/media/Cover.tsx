import { clsx } from 'clsx'

interface CoverProps {
  /** The id of the song, album or art card. */
  id: string
  /** The artist's own cover, as a reply names it; null or absent for the drawn one. */
  url?: string | null | undefined
  /** As wide as half a page or more, so that the full size is loaded, before anything else. */
  large?: boolean
  /** Alternative text; omit it next to a visible title. */
  title?: string
  className?: string
}

/** A square cover, the artist's own or one drawn from an id, as wide as its container. */
export function Cover({ id, url, large = false, title = '', className }: CoverProps) {
  const src = url ? (large ? `${url}?size=large` : url) : `/api/cover-art/${id}`
  return (
    <img
      src={src}
      alt={title}
      width={400}
      height={400}
      draggable={false}
      decoding="async"
      loading={large ? 'eager' : 'lazy'}
      fetchPriority={large ? 'high' : 'auto'}
      className={clsx('block aspect-square h-auto w-full rounded-sm bg-wall-2 object-cover', className)}
    />
  )
}
