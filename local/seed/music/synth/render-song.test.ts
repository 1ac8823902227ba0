import { expect, test } from 'vitest'
import { renderSongs } from '#local/seed/music/render-songs'
import { scores } from '#local/seed/music/scores/scores'
import { renderSketch } from './render-sketch.ts'
import type { Score } from './score.ts'
import { createLowPass } from './voice.ts'
import { renderSong, getSongSeconds, calculateSwungBeat } from './render-song.ts'

const getScore = (id: string) => scores.find((one) => one.id === id)!

/** The first bars with all players, at a low rate, to keep the test fast. */
const createTestOpening = (score: Score, beats = 12): Score => ({
  ...score,
  beats,
  fadeSeconds: 1,
  sampleRate: 24000,
  tracks: score.tracks.map((track) => ({ ...track, notes: track.notes.filter((note) => note.at < beats) })),
})

function measure(wav: Buffer) {
  const pcm = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2)
  let peak = 0
  let power = 0
  let offset = 0
  for (let i = 0; i < pcm.length; i++) {
    const value = pcm[i]! / 32768
    peak = Math.max(peak, Math.abs(value))
    power += value * value
    offset += value
  }
  return {
    peak: 20 * Math.log10(peak),
    rms: 10 * Math.log10(power / pcm.length),
    offset: offset / pcm.length,
    last: Math.abs(pcm.at(-1)!),
  }
}

/** Whole songs, each of which takes a second. */
const whole = new Map<string, Buffer>()

test.for(['mile-marker-nine', 'komorebi'])('%s is loud enough, never clips and ends in silence', (id) => {
  const song = getScore(id)
  const wav = renderSong(song)
  whole.set(id, wav)
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  expect((wav.length - 44) / 4 / wav.readUInt32LE(24)).toBeCloseTo(getSongSeconds(song), 2)
  const { peak, rms, offset, last } = measure(wav)
  expect(peak).toBeLessThan(-0.5)
  expect(rms).toBeGreaterThan(-20.5)
  expect(rms).toBeLessThan(-14)
  expect(Math.abs(offset)).toBeLessThan(0.001)
  expect(last).toBeLessThan(4)
})

test('every song lasts 45 to 90 seconds in a file under 8 MiB', () => {
  for (const song of scores) {
    const seconds = getSongSeconds(song)
    expect(seconds, song.id).toBeGreaterThanOrEqual(45)
    expect(seconds, song.id).toBeLessThanOrEqual(90)
    expect(seconds * song.sampleRate * 4, song.id).toBeLessThan(8 * 1024 * 1024)
  }
})

test('every part of every song has notes, all within the song', () => {
  for (const song of scores) {
    for (const { instrument, notes } of song.tracks) {
      expect(notes.length, `${song.id} ${instrument}`).toBeGreaterThan(0)
      for (const note of notes) {
        expect(note.at, `${song.id} ${instrument}`).toBeLessThan(song.beats)
        expect(note.pitch, `${song.id} ${instrument}`).toBeGreaterThan(20)
        expect(note.pitch, `${song.id} ${instrument}`).toBeLessThan(104)
      }
    }
  }
})

/** The most audible features: level of four bands in dB, and how much the loudness varies over time. */
function measureSpectrum(wav: Buffer) {
  const pcm = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2)
  const filters = [150, 600, 2400].map((cutoff) => ({ cutoff, run: createLowPass(24000, 0) }))
  const bands = [0, 0, 0, 0]
  const moments: number[] = []
  for (let i = 0; i < pcm.length; i += 2) {
    let below = 0
    const value = pcm[i]! + pcm[i + 1]!
    for (const [index, { cutoff, run }] of filters.entries()) {
      const now = run(value, cutoff)
      bands[index]! += (now - below) ** 2
      below = now
    }
    bands[3]! += (value - below) ** 2
    const moment = Math.floor(i / 2 / 1200)
    moments[moment] = (moments[moment] ?? 0) + value * value
  }
  const all = bands.reduce((sum, band) => sum + band)
  const moves = moments.slice(1).map((power, index) => Math.abs(10 * Math.log10((power + 1) / (moments[index]! + 1))))
  return [
    ...bands.map((band) => 10 * Math.log10(band / all)),
    2 * (moves.reduce((sum, move) => sum + move, 0) / moves.length),
  ]
}

test('no two songs share tempo, instruments or harmony, and no two openings sound alike', () => {
  const bands = scores.map((song) => song.tracks.map((track) => track.instrument).join(' '))
  expect(new Set(bands).size).toBe(scores.length)
  const feels = scores.map(
    ({ bpm, swing, tracks }) =>
      `${bpm} ${swing} ${tracks[0]!.notes
        .slice(0, 12)
        .map((note) => `${note.at}:${note.pitch}`)
        .join()}`,
  )
  expect(new Set(feels).size).toBe(scores.length)
  const colours = scores.map((song) => ({
    id: song.id,
    heard: measureSpectrum(renderSong(createTestOpening(song, (5 * song.bpm) / 60))),
  }))
  for (const [index, one] of colours.entries()) {
    for (const other of colours.slice(index + 1)) {
      const distance = Math.hypot(...one.heard.map((value, place) => value - other.heard[place]!))
      expect(distance, `${one.id} and ${other.id}`).toBeGreaterThan(0.7)
    }
  }
})

test('the same score renders to the same bytes, also on another thread', async () => {
  const short = createTestOpening(getScore('corniche'))
  expect(renderSong(short).equals(renderSong(short))).toBe(true)
  const rendered: Buffer[] = []
  await renderSongs(async (_, wav) => void rendered.push(wav), { ids: ['komorebi'] })
  expect(rendered[0]!.equals(whole.get('komorebi') ?? renderSong(getScore('komorebi')))).toBe(true)
})

test('swing delays off-beats and leaves beats unchanged', () => {
  const shuffle = { swing: 2 / 3, swingPair: 1 }
  expect(calculateSwungBeat(3, shuffle)).toBeCloseTo(3)
  expect(calculateSwungBeat(3.5, shuffle)).toBeCloseTo(3 + 2 / 3)
  expect(calculateSwungBeat(3.5, {})).toBeCloseTo(3.5)
})

test('the sketches of the songs are as long as asked for, and no two alike', () => {
  const sketches = scores.map((score) => renderSketch(score, 5).subarray(44))
  for (const [n, sketch] of sketches.entries()) {
    expect(sketch.length / 4 / scores[n]!.sampleRate).toBe(5)
    expect(sketch.some((byte) => byte !== 0)).toBe(true)
  }
  expect(new Set(sketches.map((sketch) => sketch.toString('latin1'))).size).toBe(scores.length)
})
