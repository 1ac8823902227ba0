const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

// Scripts that are written without spaces: a line may end after any of their letters …
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u
// … but none begins with one of these, and none ends with an opening bracket.
const NEVER_FIRST = /[、。，．・：；？！」』）】》〉〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々!),.:;?\]}’”»]/u
const NEVER_LAST = /[「『（【《〈〔([{‘“«]/u

/**
 * Text as paper can show it: composed, without control characters, and without the marks that hide or turn what follows.
 * Line breaks stay.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

/** The letters of a text as a reader counts them. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** The pieces between which a line may end. A piece keeps the space behind it. */
export function piecesOf(paragraph: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let before = ''
  for (const letter of lettersOf(paragraph)) {
    const mayEnd =
      (before === ' ' && letter !== ' ') ||
      (/[-–—/]/.test(before) && /\p{L}/u.test(letter) && piece.length > 2) ||
      ((UNSPACED.test(before) || (before !== '' && UNSPACED.test(letter))) &&
        !NEVER_FIRST.test(letter) &&
        !NEVER_LAST.test(before) &&
        letter !== ' ')
    if (mayEnd && piece) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
    before = letter
  }
  if (piece) pieces.push(piece)
  return pieces
}

/**
 * Breaks a text into lines no wider than `width`, measured by `widthOf` without the space at the end. What is wider than
 * a line by itself is cut between letters, and `cut` says so. Line breaks in the text stay; an empty text is one empty line.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): { lines: string[]; cut: boolean } {
  const lines: string[] = []
  let cut = false
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      if (widthOf((line + piece).trimEnd()) <= width) {
        line += piece
        continue
      }
      if (line) lines.push(line.trimEnd())
      line = piece
      while (widthOf(line.trimEnd()) > width) {
        const fitting = fit(lettersOf(line), width, widthOf)
        cut = true
        lines.push(fitting)
        line = line.slice(fitting.length)
      }
    }
    lines.push(line.trimEnd())
  }
  return { lines, cut }
}

/** As many letters as fit, at least one. */
function fit(letters: string[], width: number, widthOf: (text: string) => number): string {
  let fitting = letters[0] ?? ''
  for (const letter of letters.slice(1)) {
    if (widthOf(fitting + letter) > width) break
    fitting += letter
  }
  return fitting
}
