import { buildSrcSet } from '#contract/art-cards/images'

interface ArtImageProps {
  card: { artworkImageUrl: string; imageWidths: number[] }
  alt: string
  /** The `sizes` attribute of the image: its rendered width. */
  sizes: string
  /** Loads eagerly and with high priority: the main image of the screen. */
  isPriority?: boolean
  className?: string
}

/** The public image of a card, in the width the screen needs. */
export function ArtImage({ card, alt, sizes, isPriority = false, className }: ArtImageProps) {
  const { artworkImageUrl: url } = card
  return (
    <img
      src={url}
      srcSet={buildSrcSet(card) || undefined}
      sizes={sizes}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
