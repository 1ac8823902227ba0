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
  items: readonly TextItem[],
  values: readonly string[],
  page: PageSize,
  measure: MeasureText = (text) => text.length,
): HighlightBox[] {
  const characters: { item: number; at: number }[] = []
  let pageText = ''
  for (const [item, { str }] of items.entries()) {
    for (const [at, character] of Array.from(str).entries()) {
      // Normalization may expand one character into several, for example a ligature.
      for (const folded of toComparableText(character).replaceAll(/\s/g, '')) {
        pageText += folded
        characters.push({ item, at })
      }
    }
  }
  const boxes: HighlightBox[] = []
  for (const searched of new Set(
    values.map((value) => toComparableText(value).replaceAll(/\s/g, '')).filter(Boolean),
  )) {
    for (let from = pageText.indexOf(searched); from >= 0; from = pageText.indexOf(searched, from + searched.length)) {
      boxes.push(...buildBoxes(characters.slice(from, from + searched.length), items, page, measure))
    }
  }
  return boxes
}

function buildBoxes(
  places: { item: number; at: number }[],
  items: readonly TextItem[],
  page: PageSize,
  measure: MeasureText,
): HighlightBox[] {
  const ends = new Map<number, { first: number; last: number }>()
  for (const { item, at } of places) ends.set(item, { first: ends.get(item)?.first ?? at, last: at })
  return [...ends].flatMap(([n, { first, last }]) => {
    const item = items[n]
    if (!item) return []
    const characters = Array.from(item.str)
    const getWidthShare = (upTo: number) => measure(characters.slice(0, upTo).join('')) / measure(item.str)
    const [start, end] = [getWidthShare(first), getWidthShare(last + 1)]
    const [x = 0, y = 0] = item.transform.slice(4)
    const height = item.height || Math.abs(item.transform[3] ?? 0)
    return [
      {
        left: (100 * (x + item.width * start)) / page.width,
        // y is the baseline: the box extends 0.85 of the font size above it, to cover capitals, and 0.25 below, to
        // cover descenders.
        top: 100 - (100 * (y + height * 0.85)) / page.height,
        width: (100 * item.width * (end - start)) / page.width,
        height: (100 * height * 1.1) / page.height,
      },
    ]
  })
}
