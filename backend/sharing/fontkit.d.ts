// The package ships no types; these are the parts used here.
declare module 'fontkit' {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): { glyphs: { path: Path }[]; positions: Position[] }
  }
  /** Throws if the bytes are not a font. */
  export function create(bytes: Buffer): Font
}
