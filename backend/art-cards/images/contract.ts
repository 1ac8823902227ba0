export const obfuscationLevels = ['standard', 'enhanced', 'maximum'] as const

export type ObfuscationLevel = (typeof obfuscationLevels)[number]

/**
 * How each level degrades the public picture compared with the owner's file. The worker renders by this table, so it
 * describes every published card.
 */
export const OBFUSCATION: Record<
  ObfuscationLevel,
  { longestSide: number; mark: 'corner' | 'across'; strength: number }
> = {
  /** Longer side in pixels; position of the visible watermark; its opacity, 0 to 1. */
  standard: { longestSide: 1200, mark: 'corner', strength: 0.6 },
  enhanced: { longestSide: 900, mark: 'across', strength: 0.13 },
  maximum: { longestSide: 640, mark: 'across', strength: 0.24 },
}

export const IMAGE_MAX_BYTES = 40 * 1024 * 1024

/** Width times height. Larger pictures are rejected before decoding, whatever the file size. */
export const IMAGE_MAX_PIXELS = 40_000_000

/** Shorter side in pixels. */
export const IMAGE_MIN_SIDE = 800

/** The available widths of a picture, as <img srcset>. */
export const buildSrcSet = ({ artworkImageUrl, imageWidths }: { artworkImageUrl: string; imageWidths: number[] }) =>
  imageWidths.map((width) => `${artworkImageUrl}?width=${width} ${width}w`).join(', ')
