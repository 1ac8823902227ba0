import { expect, test } from 'vitest'
import { renderSongs } from './render-songs.ts'
import { scores } from './scores.ts'
import type { Score } from './synth-score.ts'
import { renderSong, songSeconds, swungBeat } from './synth.ts'

const score = (id: string) => scores.find((one) => one.id === id)!

/** The same band for a few bars, so that a test does not take as long as a song. */
function opening(full: Score, beats = 12): Score {
  return { ...full, beats, sampleRate: 24000, fadeSeconds: 1, tracks: full.tracks.map((track) => ({ ...track, notes: track.notes.filter((note) => note.at < beats) })) }
}

function measure(wav: Buffer) {
  const pcm = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2)
  let peak = 0
  let power = 0
  let crossings = 0
  let offset = 0
  for (let i = 2; i < pcm.length; i++) {
    const value = pcm[i]! / 32768
    peak = Math.max(peak, Math.abs(value))
    power += value * value
    offset += value
    if (i % 2 === 0 && pcm[i]! < 0 !== pcm[i - 2]! < 0) crossings++
  }
  return { peak: 20 * Math.log10(peak), rms: 10 * Math.log10(power / pcm.length), offset: offset / pcm.length, crossings: crossings / pcm.length, last: Math.abs(pcm.at(-1)!) }
}

test.for(['mile-marker-nine', 'komorebi'])('%s is loud enough, never clips and ends in silence', (id) => {
  const song = score(id)
  const wav = renderSong(song)
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  expect((wav.length - 44) / 4 / wav.readUInt32LE(24)).toBeCloseTo(songSeconds(song), 2)
  const { peak, rms, offset, last } = measure(wav)
  expect(peak).toBeLessThan(-0.5)
  expect(rms).toBeGreaterThan(-20.5)
  expect(rms).toBeLessThan(-14)
  expect(Math.abs(offset)).toBeLessThan(0.001)
  expect(last).toBeLessThan(4)
})

test('every song lasts 45 to 90 seconds and its file stays under 8 MiB', () => {
  for (const song of scores) {
    const seconds = songSeconds(song)
    expect(seconds, song.id).toBeGreaterThanOrEqual(45)
    expect(seconds, song.id).toBeLessThanOrEqual(90)
    expect(seconds * song.sampleRate * 4, song.id).toBeLessThan(8 * 1024 * 1024)
  }
})

test('every part of every song has something to play, within the song', () => {
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

test('no two songs share a tempo and a band, and their openings sound different', () => {
  const bands = scores.map((song) => `${song.bpm} ${song.tracks.map((track) => track.instrument).join(' ')}`)
  expect(new Set(bands).size).toBe(scores.length)
  const chosen = scores.filter((_, index) => index % 3 === 0)
  const prints = chosen.map((song) => measure(renderSong(opening(song, 8))).crossings.toFixed(4))
  expect(new Set(prints).size).toBe(chosen.length)
})

test('the same score gives the same bytes, also on another thread', async () => {
  const short = opening(score('semaphore'))
  expect(renderSong(short).equals(renderSong(short))).toBe(true)
  const rendered: Buffer[] = []
  await renderSongs(async (_, wav) => void rendered.push(wav), ['semaphore'])
  expect(rendered[0]!.equals(renderSong(score('semaphore')))).toBe(true)
})

test('swing delays the off-beat and leaves the beat alone', () => {
  const shuffle = { swing: 2 / 3, swingPair: 1 }
  expect(swungBeat(3, shuffle)).toBeCloseTo(3)
  expect(swungBeat(3.5, shuffle)).toBeCloseTo(3 + 2 / 3)
  expect(swungBeat(3.5, {})).toBeCloseTo(3.5)
})
