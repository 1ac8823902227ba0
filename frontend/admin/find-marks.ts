/** A piece of text on a page: where it stands and how large it is, in the page's own units from its lower left. */
export type Piece = { str: string; transform: number[]; width: number; height: number }

/** A part of the page in hundredths of it, from the upper left. */
export type Box = { left: number; top: number; width: number; height: number }

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

type Page = { width: number; height: number }
/** How wide a text is, in any unit: a line's letters are not known one by one. */
type Measure = (text: string) => number

/**
 * Where these words stand on a page of this size: one box for each piece of text that a field goes through. Spaces and
 * line ends do not count, since documents set them as they like. Text is taken to be horizontal.
 */
export function findMarks(
  pieces: readonly Piece[],
  wanted: readonly string[],
  page: Page,
  measure: Measure = (text) => text.length,
): Box[] {
  const places: { piece: number; at: number }[] = []
  let all = ''
  for (const [piece, { str }] of pieces.entries()) {
    for (const [at, character] of Array.from(str).entries()) {
      // One character may fold into several, as a ligature does.
      for (const folded of fold(character).replaceAll(/\s/g, '')) {
        all += folded
        places.push({ piece, at })
      }
    }
  }
  const boxes: Box[] = []
  for (const words of new Set(wanted.map((one) => fold(one).replaceAll(/\s/g, '')).filter(Boolean))) {
    for (let from = all.indexOf(words); from >= 0; from = all.indexOf(words, from + words.length)) {
      boxes.push(...boxesOf(places.slice(from, from + words.length), pieces, page, measure))
    }
  }
  return boxes
}

function boxesOf(
  places: { piece: number; at: number }[],
  pieces: readonly Piece[],
  page: Page,
  measure: Measure,
): Box[] {
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
        // The baseline is given: capitals stand three quarters of the size above it, other letters hang below.
        top: 100 - (100 * (y + tall * 0.85)) / page.height,
        width: (100 * piece.width * (end - start)) / page.width,
        height: (100 * tall * 1.1) / page.height,
      },
    ]
  })
}
