import { toGraphemes } from './printable-text.ts'

// Scripts written without spaces: a line may break after any character …
const UNSPACED_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u

// … but must not start with one of these or end with an opening bracket.
const NO_LINE_START =
  /[、。，．・：；？！／～％…」』）】》〉〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々!),.:;?\]}’”»\u00a0\u202f]/u

const NO_LINE_END = /[「『（【《〈〔([{‘“«\u00a0\u202f]/u

/** Splits a paragraph at the positions where a line may break. Each part keeps its trailing space. */
export function toUnbreakableParts(paragraph: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let before = ''
  for (const letter of toGraphemes(paragraph)) {
    const mayEnd =
      (before === ' ' && letter !== ' ' && !(/\bNo\. $/.test(piece) && /\d/.test(letter))) ||
      (/[-–—/]/.test(before) && /\p{L}/u.test(letter) && piece.length > 2) ||
      ((UNSPACED_SCRIPTS.test(before) || (before !== '' && UNSPACED_SCRIPTS.test(letter))) &&
        !NO_LINE_START.test(letter) &&
        !NO_LINE_END.test(before) &&
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

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * Joins parts of a Japanese paragraph to phrases, between which readers expect lines to end: a word with the particles and
 * endings after it, a number with its counter. Texts of other languages stay in their parts.
 */
function joinPhrases(parts: string[], paragraph: string): string[][] {
  if (!KANA.test(paragraph)) return parts.map((part) => [part])
  const wordStarts = new Set(Array.from(japaneseWords.segment(paragraph), ({ index }) => index))
  const phrases: string[][] = []
  let at = 0
  for (const part of parts) {
    const before = phrases.at(-1)?.at(-1) ?? ''
    const isPhraseStart =
      wordStarts.has(at) &&
      (/[、。，．？！：；\s]$/u.test(before) ||
        !(
          /^\p{sc=Hiragana}/u.test(part) ||
          (/\d$/.test(before) && /^\p{sc=Han}/u.test(part)) ||
          (before.endsWith('全') && /^\d/.test(part))
        ))
    const phrase = phrases.at(-1)
    if (phrase && !isPhraseStart) phrase.push(part)
    else phrases.push([part])
    at += part.length
  }
  return phrases
}

/**
 * Wraps text into lines no wider than `width`. `widthOf` measures a line without its trailing space. A part wider than
 * a line is split between characters, and `cut` reports it. Existing line breaks stay; an empty text is one empty line.
 */
export function toLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): { lines: string[]; cut: boolean } {
  const lines: string[] = []
  let cut = false
  for (const paragraph of text.split('\n')) {
    let line = ''
    // Of a phrase that is wider than a line, the parts.
    const parts = joinPhrases(toUnbreakableParts(paragraph), paragraph).flatMap((phrase) =>
      phrase.length > 1 && widthOf(phrase.join('').trimEnd()) > width ? phrase : [phrase.join('')],
    )
    for (const [index, piece] of parts.entries()) {
      const rest = index < parts.length - 3 ? '' : parts.slice(index + 1).join('')
      if (widthOf((line + piece).trimEnd()) <= width && !leavesOneAlone(line, piece, rest, width, widthOf)) {
        line += piece
        continue
      }
      if (line) lines.push(line.trimEnd())
      line = piece
      while (widthOf(line.trimEnd()) > width) {
        const fitting = getFittingText(toGraphemes(line), width, widthOf)
        cut = true
        lines.push(fitting)
        line = line.slice(fitting.length)
      }
    }
    lines.push(line.trimEnd())
  }
  return { lines, cut }
}

/** Whether the paragraph's last line would be one character of a script without spaces; then this piece goes with it. */
function leavesOneAlone(
  line: string,
  piece: string,
  rest: string,
  width: number,
  widthOf: (text: string) => number,
): boolean {
  // With its punctuation mark.
  return (
    line !== '' &&
    rest !== '' &&
    rest.length <= 2 &&
    UNSPACED_SCRIPTS.test(rest) &&
    UNSPACED_SCRIPTS.test(piece) &&
    widthOf((line + piece + rest).trimEnd()) > width
  )
}

/** The longest prefix that fits, at least one character. */
function getFittingText(letters: string[], width: number, widthOf: (text: string) => number): string {
  let fitting = letters[0] ?? ''
  for (const letter of letters.slice(1)) {
    if (widthOf(fitting + letter) > width) break
    fitting += letter
  }
  return fitting
}
