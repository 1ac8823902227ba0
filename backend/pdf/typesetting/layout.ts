import type { Language } from '#contract/text'

/** Page sizes in points (72 per inch). */
export const PAGE_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type PageSize = keyof typeof PAGE_SIZES | readonly [width: number, height: number]

/** The paper of an office where the language is read: Letter in the United States, A4 elsewhere. */
export const getOfficePaper = (language: Language) => (language === 'english' ? 'letter' : 'a4')

/** Converts millimetres to points. */
export const toPoints = (millimetres: number) => (millimetres * 72) / 25.4

/** Metadata for viewers and search engines. `language` is a BCP 47 tag, default English. */
export type DocumentMetadata = { title: string; author: string; subject?: string; language?: string }

/** The product's typefaces, the same as on screen. */
export type FontFace = 'text' | 'strong' | 'display' | 'code'

export type TextStyle = {
  face?: FontFace
  /** Points. */
  size: number
  /** '#rrggbb' */
  color?: string
  /** Line height as a multiple of `size`. Default 1.35. */
  leading?: number
  /** Letter spacing as a multiple of `size`. */
  spacing?: number
}

export type TextBox = TextStyle & {
  x: number
  /** The upper edge of the first line. */
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
  /**
   * Maximum number of lines. Text that is too long, or contains a word wider than the box, shrinks down to `smallest`
   * points (default: half of `size`); what still does not fit ends in "…".
   */
  lines?: number
  smallest?: number
}
