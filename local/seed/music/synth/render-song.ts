import { drums } from './drums.ts'
import {
  applyAtmosphere,
  applyEcho,
  applyReverb,
  applyDucking,
  applyFilter,
  createStereo,
  applyTremolo,
  type Stereo,
} from './effects.ts'
import { keys } from './keys.ts'
import { encodeWav, applyMastering } from './mastering.ts'
import { createRandom, getRandomOffset } from './random.ts'
import type { InstrumentName, Score, Track } from './score.ts'
import { pluckedStrings } from './strings.ts'
import { sustained } from './sustained.ts'
import type { Instrument } from './voice.ts'

const instruments: Record<InstrumentName, Instrument> = { ...pluckedStrings, ...keys, ...sustained, ...drums }

const TAIL_SECONDS = 2.5
const LONGEST_NOTE_SECONDS = 24

/** Renders a score to a WAV file. The same score always gives the same bytes. */
export function renderSong(score: Score): Buffer {
  const rate = score.sampleRate
  const length = Math.round(getSongSeconds(score) * rate)
  const mix = createStereo(length)
  const roomSend = createStereo(length)
  const echoSend = createStereo(length)
  const kicks = listKickSamples(score)
  const bus = createStereo(length)
  for (const [index, track] of score.tracks.entries()) {
    const sound = renderTrack(score, track, index, bus)
    if (track.cutoff) applyFilter(sound, rate, track.cutoff, track.sweepBars ? (track.sweepBars * 240) / score.bpm : 0)
    if (track.tremoloHz) applyTremolo(sound, rate, track.tremoloHz)
    if (track.duck) applyDucking(sound, kicks, rate, track.duck)
    mixTrack(mix, sound, track.gain)
    if (track.reverb) mixTrack(roomSend, sound, track.gain * track.reverb)
    if (track.echo && score.echoBeats) mixTrack(echoSend, sound, track.gain * track.echo)
  }
  if (score.echoBeats) {
    const echoes = createStereo(length)
    applyEcho(echoes, echoSend, rate, (score.echoBeats * 60) / score.bpm, score.echoFeedback ?? 0.4)
    mixTrack(mix, echoes, 1)
    mixTrack(roomSend, echoes, 0.35)
  }
  applyReverb(mix, roomSend, rate, score.roomSeconds)
  if (score.atmosphere) applyAtmosphere(mix, rate, score.atmosphere, score.seed)
  applyMastering(mix, rate, score.loudness, score.fadeSeconds)
  return encodeWav(mix, rate, score.seed)
}

export function getSongSeconds(score: Score) {
  return (score.beats * 60) / score.bpm + TAIL_SECONDS
}

/** The position of a beat after swing has delayed the off-beats. */
export function calculateSwungBeat(beat: number, { swing = 0.5, swingPair = 1 }: Pick<Score, 'swing' | 'swingPair'>) {
  const pair = Math.floor(beat / swingPair + 1e-9)
  const place = beat / swingPair - pair
  const moved = place < 0.5 ? place * 2 * swing : swing + (place - 0.5) * 2 * (1 - swing)
  return (pair + moved) * swingPair
}

function renderTrack(score: Score, track: Track, index: number, bus: Stereo): Stereo {
  const rate = score.sampleRate
  const random = createRandom(score.seed * 7919 + index * 104729)
  const play = instruments[track.instrument]
  bus.left.fill(0)
  bus.right.fill(0)
  const scratch = new Float32Array(LONGEST_NOTE_SECONDS * rate)
  const human = track.human ?? 0.6
  const sides = track.spread ? [-1, 1] : [0]
  for (const note of track.notes) {
    const late = getRandomOffset(random) * 0.009 * human
    const start = Math.max(0, Math.round(((calculateSwungBeat(note.at, score) * 60) / score.bpm + late) * rate))
    const velocity = Math.max(0.05, Math.min(1, note.velocity * (1 + getRandomOffset(random) * 0.1 * human)))
    const end = (calculateSwungBeat(note.at + note.beats, score) * 60 * rate) / score.bpm
    for (const side of sides) {
      const cents = side * (track.spread ?? 0) * 5 + getRandomOffset(random) * 1.5 * human
      const used = play({
        out: scratch,
        rate,
        frequency: 440 * Math.pow(2, (note.pitch - 69 + cents / 100) / 12),
        velocity,
        held: Math.max(1, Math.round(end - start)),
        random,
      })
      const pan = Math.max(-1, Math.min(1, (track.pan ?? 0) + side * (track.spread ?? 0)))
      const share = sides.length === 2 ? 0.72 : 1
      mixVoice(
        bus,
        scratch,
        start,
        used,
        Math.cos(((pan + 1) * Math.PI) / 4) * share,
        Math.sin(((pan + 1) * Math.PI) / 4) * share,
      )
    }
  }
  return bus
}

function mixVoice(bus: Stereo, voice: Float32Array, start: number, used: number, left: number, right: number) {
  const count = Math.min(used, bus.left.length - start)
  for (let i = 0; i < count; i++) {
    const value = voice[i]!
    bus.left[start + i]! += value * left
    bus.right[start + i]! += value * right
  }
}

function mixTrack(into: Stereo, from: Stereo, gain: number) {
  for (let i = 0; i < into.left.length; i++) {
    into.left[i]! += from.left[i]! * gain
    into.right[i]! += from.right[i]! * gain
  }
}

function listKickSamples(score: Score) {
  const kicks = score.tracks.filter((track) => track.instrument === 'kick' || track.instrument === 'thump')
  return kicks
    .flatMap((track) =>
      track.notes.map((note) => Math.round(((calculateSwungBeat(note.at, score) * 60) / score.bpm) * score.sampleRate)),
    )
    .toSorted((a, b) => a - b)
}
