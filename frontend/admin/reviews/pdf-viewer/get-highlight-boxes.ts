/** A text item as pdf.js returns it: position and size in page units, with the origin at the lower left. */
export type TextItem = { str: string; transform: number[]; width: number; height: number }

/** A rectangle in percent of the page, with the origin at the upper left. */
export type HighlightBox = { left: number; top: number; width: number; height: number }

const toComparableText = (text: string) => text.normalize('NFKC').toLowerCase()

type PageSize = { width: number; height: number }
/** The width of a text in any unit. PDF text items only carry the width of the whole item, not of single characters. */
type MeasureText = (text: string) => number

/**
 * Where `wanted` occurs on a page: one box per text item that a match spans. Ignores whitespace and line breaks, since
 * documents set them arbitrarily. Assumes horizontal text.
 */
export function getHighlightBoxes(
  pieces: readonly TextItem[],
  wanted: readonly string[],
  page: PageSize,
  measure: MeasureText = (text) => text.length,
): HighlightBox[] {
  const places: { piece: number; at: number }[] = []
  let all = ''
  for (const [piece, { str }] of pieces.entries()) {
    for (const [at, character] of Array.from(str).entries()) {
      // Normalization may expand one character into several, for example a ligature.
      for (const folded of toComparableText(character).replaceAll(/\s/g, '')) {
        all += folded
        places.push({ piece, at })
      }
    }
  }
  const boxes: HighlightBox[] = []
  for (const words of new Set(wanted.map((one) => toComparableText(one).replaceAll(/\s/g, '')).filter(Boolean))) {
    for (let from = all.indexOf(words); from >= 0; from = all.indexOf(words, from + words.length)) {
      boxes.push(...buildBoxes(places.slice(from, from + words.length), pieces, page, measure))
    }
  }
  return boxes
}

function buildBoxes(
  places: { piece: number; at: number }[],
  pieces: readonly TextItem[],
  page: PageSize,
  measure: MeasureText,
): HighlightBox[] {
  const ends = new Map<number, { first: number; last: number }>()
  for (const { piece, at } of places) ends.set(piece, { first: ends.get(piece)?.first ?? at, last: at })
  return [...ends].flatMap(([n, { first, last }]) => {
    const piece = pieces[n]
    if (!piece) return []
    const characters = Array.from(piece.str)
    const share = (upTo: number) => measure(characters.slice(0, upTo).join('')) / measure(piece.str)
    const [start, end] = [share(first), share(last + 1)]
    const [x = 0, y = 0] = piece.transform.slice(4)
    const tall = piece.height || Math.abs(piece.transform[3] ?? 0)
    return [
      {
        left: (100 * (x + piece.width * start)) / page.width,
        // y is the baseline: the box extends 0.85 of the font size above it, to cover capitals, and 0.25 below, to
        // cover descenders.
        top: 100 - (100 * (y + tall * 0.85)) / page.height,
        width: (100 * piece.width * (end - start)) / page.width,
        height: (100 * tall * 1.1) / page.height,
      },
    ]
  })
}
