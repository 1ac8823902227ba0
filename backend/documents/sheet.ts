/** Sheet sizes in points, 72 to the inch. */
export const SHEETS = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type SheetSize = keyof typeof SHEETS | readonly [width: number, height: number]

/** Millimetres in points. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** What a reader's window and a search engine know of a document. `language` is a BCP 47 tag, English unless told. */
export type Imprint = { title: string; author: string; subject?: string; language?: string }

/** The product's faces, as on its screens. */
export type Face = 'text' | 'strong' | 'display' | 'code'

export type Lettering = {
  face?: Face
  /** Points. */
  size: number
  /** '#rrggbb' */
  color?: string
  /** Distance of baselines, in sizes; 1.35 unless told. */
  leading?: number
  /** Extra space between letters, in sizes. */
  spacing?: number
}

export type TextBox = Lettering & {
  x: number
  /** The upper edge of the first line. */
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
  /**
   * So many lines at most. A longer text, or one with a word that is wider than the box, is set smaller, down to
   * `smallest` points (half the size unless told); what does not fit even then ends in "…".
   */
  lines?: number
  smallest?: number
}
