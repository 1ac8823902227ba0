const NATURAL: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

const QUALITIES: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  m6: [0, 3, 7, 9],
  '6': [0, 4, 7, 9],
  '9': [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  '7b9': [0, 4, 7, 10, 13],
  '13': [0, 4, 10, 14, 21],
  '69': [0, 4, 7, 9, 14],
  aug: [0, 4, 8],
  '5': [0, 7, 12],
}

export type Chord = {
  /** Pitch class of the lowest note. */
  bass: number
  /** Pitch class of the root. */
  root: number
  intervals: number[]
}

/** Parses `Dm7`, `Bb`, `F#m7b5`, `C/G`. */
export function parseChord(name: string): Chord {
  const [, letters, quality, under] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? []
  const intervals = QUALITIES[quality ?? '?']
  if (!letters || !intervals) throw new Error(`Unknown chord ${name}`)
  const root = parsePitchClass(letters)
  return { root, bass: under ? parsePitchClass(under) : root, intervals }
}

/** Parses `c4` (60), `f#5`, `bb3` to a MIDI number. */
export function parsePitch(name: string): number {
  const [, letters, octave] = /^([a-g][#b]?)(-?\d)$/.exec(name) ?? []
  if (!letters || !octave) throw new Error(`Unknown note ${name}`)
  return parsePitchClass(letters) + 12 * (Number(octave) + 1)
}

function parsePitchClass(letters: string) {
  const shift = letters[1] === '#' ? 1 : letters[1] === 'b' ? -1 : 0
  return NATURAL[letters[0]!.toLowerCase()]! + shift
}

/** The chord's notes as close as possible to a center pitch, so that successive chords move little. */
export function buildVoicing({ root, intervals }: Chord, centre: number): number[] {
  // Five-note chords leave the root to the bass.
  const kept = intervals.length > 4 ? intervals.slice(1) : intervals
  const notes = kept.map((interval) => {
    const near = (((root + interval - centre) % 12) + 18) % 12
    return centre + near - 6
  })
  return [...new Set(notes)].toSorted((a, b) => a - b)
}

/** The note of a pitch class in the octave that starts at `lowest`. */
export function getPitchAbove(pitchClassWanted: number, lowest: number) {
  return lowest + ((((pitchClassWanted - lowest) % 12) + 12) % 12)
}
