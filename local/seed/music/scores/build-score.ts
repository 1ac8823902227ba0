import { getPitchAbove, parseChord, parsePitch, buildVoicing, type Chord } from './harmony.ts'
import type { Note, Score, Track } from '#local/seed/music/synth/score'

/** One chord and the beats it lasts. */
type Span = { at: number; beats: number; chord: Chord }

/** Some bars of music with their harmony. */
export type Section = { at: number; beats: number; barBeats: number; spans: Span[] }

/** What one musician plays during a section. */
export type Player = (section: Section) => Note[]

/** Parses `Dm7 G7 | Cmaj7 | %`: `|` separates bars, chords in a bar share it equally, `%` repeats the previous bar. */
function parseSection(at: number, barBeats: number, chart: string): Section {
  const spans: Span[] = []
  let bar: string[] = []
  const bars = chart.split('|').map((text) => text.trim())
  for (const [index, text] of bars.entries()) {
    if (text !== '%') bar = text.split(/\s+/)
    const beats = barBeats / bar.length
    for (const [place, name] of bar.entries())
      spans.push({ at: at + index * barBeats + place * beats, beats, chord: parseChord(name) })
  }
  return { at, beats: bars.length * barBeats, barBeats, spans }
}

export type Part<Name extends string> = { chart: string; play: Partial<Record<Name, Player | Player[]>> }

type Settings = Omit<Score, 'beats' | 'tracks'> & { barBeats: number }

/** Builds the score of a song from its sections and players. */
export function buildScore<Name extends string>(
  { barBeats, ...settings }: Settings,
  band: Record<Name, Omit<Track, 'notes'>>,
  parts: Part<Name>[],
): Score {
  const { beats, notesOf } = arrangeParts(barBeats, parts)
  const tracks = (Object.entries(band) as [Name, Omit<Track, 'notes'>][]).map(([name, track]) => ({
    ...track,
    notes: notesOf(name),
  }))
  return { ...settings, beats, tracks }
}

/** Arranges sections in sequence and collects each musician's notes. */
function arrangeParts<Name extends string>(barBeats: number, parts: Part<Name>[]) {
  const notes = new Map<Name, Note[]>()
  let at = 0
  for (const { chart, play } of parts) {
    const now = parseSection(at, barBeats, chart)
    for (const [name, players] of Object.entries(play) as [Name, Player | Player[]][]) {
      const played = [players].flat().flatMap((player) => player(now))
      notes.set(name, [...(notes.get(name) ?? []), ...played])
    }
    at += now.beats
  }
  return { beats: at, notesOf: (name: Name) => notes.get(name) ?? [] }
}

/**
 * A melody: `e5:1 g5:.5 r:.5`. Bar lines are decoration; `>` before a note accents it, `+` joins notes into a chord.
 */
export function buildMelody(text: string, velocity = 0.75, transpose = 0): Player {
  return ({ at }) => {
    const notes: Note[] = []
    let now = at
    for (const token of text.split(/[\s|]+/).filter(Boolean)) {
      const [names = '', length = '1'] = token.split(':')
      const beats = Number(length)
      if (!(beats > 0)) throw new Error(`Missing duration in ${token}`)
      const strong = names.startsWith('>')
      for (const name of names.replace('>', '').split('+')) {
        if (name !== 'r')
          notes.push({
            at: now,
            beats,
            pitch: parsePitch(name) + transpose,
            velocity: strong ? velocity * 1.2 : velocity,
          })
      }
      now += beats
    }
    return notes
  }
}

/** A rhythm on one pitch, repeated: `X` strong, `x` normal, `o` soft, `.` silent. `|` starts a new bar. */
export function buildRhythm(steps: string, velocity = 0.8, tuned = 'c3'): Player {
  return ({ at, beats, barBeats }) =>
    parseStrokes(steps, at, beats, barBeats).map((hit) => ({
      ...hit,
      beats: 0.25,
      pitch: parsePitch(tuned),
      velocity: hit.velocity * velocity,
    }))
}

function parseStrokes(steps: string, at: number, beats: number, barBeats: number) {
  const bars = steps.split('|').map((bar) => bar.replaceAll(' ', ''))
  const hits: { at: number; beats: number; velocity: number }[] = []
  for (let bar = 0; bar * barBeats < beats; bar++) {
    const row = bars[bar % bars.length]!
    for (const [index, mark] of Array.from(row).entries()) {
      const velocity = { X: 1, x: 0.8, o: 0.5, '.': 0 }[mark] ?? 0
      if (velocity)
        hits.push({ at: at + bar * barBeats + (index * barBeats) / row.length, beats: barBeats / row.length, velocity })
    }
  }
  return hits
}

function getSpanAt(section: Section, beat: number) {
  return section.spans.findLast((span) => span.at <= beat + 1e-6) ?? section.spans[0]!
}

/** Chords in a rhythm. `ring` is the length of each stroke in beats; `strum` spreads the notes, in beats. */
export function buildComping(steps: string, { centre = 'c4', velocity = 0.7, ring = 0.5, strum = 0.02 } = {}): Player {
  return (now) =>
    parseStrokes(steps, now.at, now.beats, now.barBeats).flatMap((hit, index) => {
      const notes = buildVoicing(getSpanAt(now, hit.at).chord, parsePitch(centre))
      const ordered = index % 2 ? notes.toReversed() : notes
      return ordered.map((note, place) => ({
        at: hit.at + place * strum,
        beats: ring,
        pitch: note,
        velocity: velocity * hit.velocity,
      }))
    })
}

/** Chords sustained for their full length. */
export function buildHeldChords({ centre = 'c4', velocity = 0.6, overlap = 0 } = {}): Player {
  return ({ spans }) => {
    const joined: Span[] = []
    for (const span of spans) {
      const last = joined.at(-1)
      if (
        last &&
        last.chord.root === span.chord.root &&
        last.chord.intervals === span.chord.intervals &&
        last.beats < 16
      )
        last.beats += span.beats
      else joined.push({ ...span })
    }
    return joined.flatMap((span) =>
      buildVoicing(span.chord, parsePitch(centre)).map((note) => ({
        at: span.at,
        beats: span.beats + overlap,
        pitch: note,
        velocity,
      })),
    )
  }
}

/**
 * A fingerpicking pattern over the chord: `0` the lowest note, `1` the next, continuing an octave up; `b` the bass
 * note, `.` a rest.
 */
export function buildFingerpicking(
  pattern: string,
  step: number,
  { centre = 'c4', low = 'e2', velocity = 0.65, ring = 2 } = {},
): Player {
  const order = pattern.replaceAll(' ', '')
  return (now) =>
    now.spans.flatMap((span) => {
      const notes = buildVoicing(span.chord, parsePitch(centre))
      const played: Note[] = []
      const first = Math.round((span.at - now.at) / step)
      for (let index = 0; index * step < span.beats - 1e-6; index++) {
        const mark = order[(first + index) % order.length]!
        if (mark === '.') continue
        const place = Number(mark)
        const tone =
          mark === 'b'
            ? getPitchAbove(span.chord.bass, parsePitch(low))
            : notes[place % notes.length]! + 12 * Math.floor(place / notes.length)
        const left = span.beats - index * step
        const accent = mark === 'b' ? 1.12 : index % 2 ? 0.86 : 1
        played.push({
          at: span.at + index * step,
          beats: Math.min(ring, left + 0.2),
          pitch: tone,
          velocity: velocity * accent,
        })
      }
      return played
    })
}

/** A bass pattern per bar in chord degrees: `1:1.5 5:.5 8:1 <:1`. `<` leads into the next chord from below, `>` from above. */
export function buildBassLine(pattern: string, { low = 'e1', velocity = 0.8, short = 1 } = {}): Player {
  const bars = pattern.split('|').map((bar) => bar.trim().split(/\s+/))
  return (now) => {
    const played: Note[] = []
    for (let bar = 0; bar * now.barBeats < now.beats; bar++) {
      let at = now.at + bar * now.barBeats
      for (const token of bars[bar % bars.length]!) {
        const [degree = '1', length = '1'] = token.split(':')
        const beats = Number(length)
        const { chord: here } = getSpanAt(now, at)
        const next = getSpanAt(now, Math.min(at + beats, now.at + now.beats - 0.01)).chord
        const root = getPitchAbove(here.bass, parsePitch(low))
        const tones: Record<string, number> = {
          '1': root,
          '8': root + 12,
          '3': root + (here.intervals[1] ?? 4),
          '5': root + (here.intervals[2] ?? 7),
          '4': root - 5,
          '6': root + 9,
          '7': root + (here.intervals[3] ?? 12),
          '2': root + 2,
          '<': getPitchAbove(next.bass, parsePitch(low)) - 1,
          '>': getPitchAbove(next.bass, parsePitch(low)) + 1,
        }
        if (degree !== 'r') played.push({ at, beats: beats * short, pitch: tones[degree] ?? root, velocity })
        at += beats
      }
    }
    return played
  }
}
