import { pictureSet } from '#contract/fine-art'

interface ArtImageProps {
  card: { artworkImageUrl: string; imageWidths: number[] }
  alt: string
  /** As in <img sizes>: how wide it will stand. */
  sizes: string
  /** The one picture that the screen is about is fetched first. */
  first?: boolean
  className?: string
}

/** The public picture of a card, in the width that the screen needs. */
export function ArtImage({ card, alt, sizes, first = false, className }: ArtImageProps) {
  const { artworkImageUrl: address } = card
  return (
    <img
      src={address}
      srcSet={pictureSet(card) || undefined}
      sizes={sizes}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
