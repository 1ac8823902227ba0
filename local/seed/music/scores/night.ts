import {
  buildBassLine,
  buildRhythm,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const hour = 'Ebmaj9 | Cm9 | Abmaj9 | Bb'
const hourBells = buildMelody('r:3 bb5:2 g5:3 | r:2 d6:3 eb6:3 | r:4 c6:1.5 bb5:2.5 | r:3 f5:5', 0.45)

export const blueHour = buildScore(
  {
    id: 'blue-hour',
    seed: 97,
    bpm: 62,
    barBeats: 8,
    sampleRate: 24000,
    fadeSeconds: 9,
    roomSeconds: 6,
    loudness: -20,
    echoBeats: 1.5,
    echoFeedback: 0.5,
    atmosphere: { kind: 'wind', gain: 0.02 },
  },
  {
    pad: { instrument: 'pad', gain: 0.42, spread: 0.8, reverb: 0.5, cutoff: 1500, sweepBars: 6 },
    glass: { instrument: 'glass', gain: 0.36, spread: 0.6, reverb: 0.6 },
    low: { instrument: 'sub', gain: 0.42, reverb: 0.15 },
    bells: { instrument: 'bell', gain: 0.42, pan: 0.2, reverb: 0.7, echo: 0.4, human: 2 },
    far: { instrument: 'flute', gain: 0.16, pan: -0.4, reverb: 0.9, echo: 0.4, cutoff: 1800, human: 2 },
  },
  [
    { chart: 'Ebmaj9 | Cm9', play: { glass: buildHeldChords({ centre: 'bb4', velocity: 0.5, overlap: 2 }) } },
    {
      chart: hour,
      play: {
        glass: buildHeldChords({ centre: 'bb4', velocity: 0.5, overlap: 2 }),
        pad: buildHeldChords({ centre: 'eb4', velocity: 0.55, overlap: 1.5 }),
        low: buildBassLine('1:8', { low: 'ab1', velocity: 0.6 }),
        bells: hourBells,
      },
    },
    {
      chart: hour,
      play: {
        pad: buildHeldChords({ centre: 'g4', velocity: 0.62, overlap: 1.5 }),
        low: buildBassLine('1:8', { low: 'ab1', velocity: 0.65 }),
        bells: hourBells,
        far: buildMelody('g5:6 f5:2 | eb5:8 | c5:4 eb5:4 | d5:7', 0.7),
        glass: buildHeldChords({ centre: 'eb5', velocity: 0.35, overlap: 2 }),
      },
    },
  ],
)

const snowFirst = buildFingerpicking('02413', 0.5, { centre: 'a5', velocity: 0.5, ring: 2 })
const snowSecond = buildFingerpicking('3.1.4.2', 0.5, { centre: 'e5', velocity: 0.5, ring: 2 })
const snowThird = buildFingerpicking('b.......', 0.5, { centre: 'a4', low: 'd4', velocity: 0.6, ring: 4 })

export const snowOnTheAntenna = buildScore(
  {
    id: 'snow-on-the-antenna',
    seed: 101,
    bpm: 74,
    barBeats: 4,
    sampleRate: 24000,
    fadeSeconds: 8,
    roomSeconds: 4.2,
    loudness: -20,
    echoBeats: 0.75,
    echoFeedback: 0.45,
  },
  {
    first: { instrument: 'bell', gain: 0.42, pan: -0.5, reverb: 0.5, echo: 0.2, human: 0.4 },
    second: { instrument: 'musicbox', gain: 0.36, pan: 0.5, reverb: 0.5, echo: 0.2, human: 0.4 },
    third: { instrument: 'bell', gain: 0.55, reverb: 0.6, human: 0.4 },
    snow: { instrument: 'glass', gain: 0.34, spread: 0.9, reverb: 0.6 },
    low: { instrument: 'sub', gain: 0.34, reverb: 0.2 },
    pulse: { instrument: 'thump', gain: 0.26, reverb: 0.5, cutoff: 500 },
  },
  [
    { chart: 'D69 | D69 | D69 | D69', play: { first: snowFirst } },
    {
      chart: 'D69 | D69 | Bm9 | Bm9 | Gmaj9 | Gmaj9',
      play: { first: snowFirst, second: snowSecond, low: buildBassLine('1:4', { low: 'g1', velocity: 0.55 }) },
    },
    {
      chart: 'D69 | D69 | Bm9 | Bm9 | Gmaj9 | Gmaj9 | A | A',
      play: {
        first: snowFirst,
        second: snowSecond,
        third: snowThird,
        snow: buildHeldChords({ centre: 'f#4', velocity: 0.55, overlap: 2 }),
        low: buildBassLine('1:4', { low: 'g1', velocity: 0.6 }),
        pulse: buildRhythm('X..o....', 0.7),
      },
    },
    {
      chart: 'Gmaj9 | Gmaj9 | D69 | D69 | D69',
      play: {
        second: snowSecond,
        third: snowThird,
        snow: buildHeldChords({ centre: 'f#4', velocity: 0.5, overlap: 2 }),
        low: buildBassLine('1:4', { low: 'g1', velocity: 0.5 }),
      },
    },
  ],
)
