const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Normalizes text for printing: NFC, without control characters and without invisible or bidirectional marks. Line
 * breaks stay. The narrow space in French numbers, which our fonts lack, becomes a no-break space.
 */
export function toPrintableText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

/** Splits text into grapheme clusters, the characters a reader counts. */
export function toGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
