import {
  buildBassLine,
  buildRhythm,
  buildComping,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const leavesA = 'G | Em7 | Cmaj7 | D | G/B | Am7 | D7sus4 | G'
const leavesTune = `d6:1 b5:.5 d6:.5 g6:1 | f#6:.5 e6:.5 d6:1 b5:1 | c6:1 e6:.5 d6:.5 c6:1 | b5:2 r:1
  d6:1 b5:.5 d6:.5 g6:1 | g6:.5 e6:.5 c6:1 d6:1 | e6:.5 d6:.5 b5:1 c6:1 | b5:2 r:1`
const leavesBridge = `e6:1 g6:1 e6:1 | d6:.5 e6:.5 d6:1 b5:1 | c6:1 e6:1 c6:1 | d6:3 | e6:1 g6:1 b6:1 | a6:.5 g6:.5 e6:1 c6:1 | b5:1 c6:1 e6:1 | d6:3`
const leavesHand = buildFingerpicking('012', 1, { centre: 'b4', velocity: 0.42, ring: 2.5 })

export const komorebi = buildScore(
  {
    id: 'komorebi',
    seed: 73,
    bpm: 88,
    barBeats: 3,
    sampleRate: 32000,
    fadeSeconds: 4.5,
    roomSeconds: 2.6,
    loudness: -20,
  },
  {
    tune: { instrument: 'musicbox', gain: 0.62, pan: 0.12, reverb: 0.4, human: 1.1 },
    hand: { instrument: 'musicbox', gain: 0.55, pan: -0.25, reverb: 0.35, human: 1.1 },
    air: { instrument: 'glass', gain: 0.17, spread: 0.9, reverb: 0.5 },
    low: { instrument: 'sub', gain: 0.2, reverb: 0.1 },
  },
  [
    { chart: 'G | D | G', play: { hand: leavesHand } },
    { chart: leavesA, play: { hand: leavesHand, tune: buildMelody(leavesTune, 0.6) } },
    {
      chart: 'Cmaj7 | G/B | Am7 | D | Cmaj7 | Am7 | D7sus4 | D',
      play: {
        hand: leavesHand,
        tune: buildMelody(leavesBridge, 0.66),
        air: buildHeldChords({ centre: 'b3', velocity: 0.5 }),
        low: buildBassLine('1:3', { low: 'g1', velocity: 0.6 }),
      },
    },
    {
      chart: leavesA,
      play: {
        hand: leavesHand,
        tune: buildMelody(leavesTune, 0.6),
        air: buildHeldChords({ centre: 'b3', velocity: 0.45 }),
        low: buildBassLine('1:3', { low: 'g1', velocity: 0.5 }),
      },
    },
    {
      chart: 'G',
      play: {
        hand: buildMelody('g4:.5 b4:.5 d5:.5 g5:.5 b5:1', 0.4),
        air: buildHeldChords({ centre: 'b3', velocity: 0.3 }),
      },
    },
  ],
)

const kettleA = 'Am9 | D9 | Gmaj7 | Cmaj7 | F#m7b5 | B7b9 | Em9 | E7b9'
const kettleB = 'Cmaj9 | Bm7 | Am9 | D13 | Gmaj7 | F#m7b5 B7b9 | Em9 | Em9'
const kettleTune = `c6:1.5 b5:.5 e5:1 | f#5:2 e5:.5 d5:.5 | d5:1 b5:1.5 a5:.5 | g5:2 r:1 | a5:1.5 c6:.5 e5:1 | d#5:1.5 f#5:.5 a5:1 | g5:3 | g#5:2 r:1`
const kettleBridge = `e5:1 g5:1 b5:1 | a5:1.5 f#5:.5 d5:1 | c5:1 e5:1 g5:1 | b5:2 a5:1 | f#5:1.5 g5:.5 d5:1 | e5:1.5 d#5:1.5 | g5:3 | r:3`
const kettleWalk = buildBassLine('1:1 3:1 5:1 | 1:2 <:1', { low: 'e1', velocity: 0.72, short: 0.95 })
const kettleBrush = buildRhythm('o.xx.o | o.xx..', 0.6)
const kettleRide = buildRhythm('x..x.x', 0.35)
const kettleKeys = buildComping('..x.x. | x.....', { centre: 'g4', velocity: 0.5, ring: 1.2, strum: 0.02 })

export const slowKettle = buildScore(
  {
    id: 'slow-kettle',
    seed: 79,
    bpm: 112,
    barBeats: 3,
    swing: 0.63,
    sampleRate: 32000,
    fadeSeconds: 4,
    roomSeconds: 1.3,
    loudness: -18,
  },
  {
    bass: { instrument: 'upright', gain: 1, reverb: 0.06 },
    keys: { instrument: 'epiano', gain: 0.5, pan: -0.3, reverb: 0.22, tremoloHz: 3.4 },
    tune: { instrument: 'nylon', gain: 0.85, pan: 0.2, reverb: 0.28, human: 1.1 },
    bridge: { instrument: 'bell', gain: 0.5, pan: 0.3, reverb: 0.3, human: 1 },
    brush: { instrument: 'brush', gain: 0.5, pan: 0.1, reverb: 0.15 },
    ride: { instrument: 'hat', gain: 0.26, pan: 0.45, reverb: 0.2 },
    kick: { instrument: 'thump', gain: 0.4 },
  },
  [
    { chart: 'Am9 | D9 | Gmaj7 | E7b9', play: { keys: kettleKeys, brush: buildRhythm('o.o.o.', 0.5) } },
    {
      chart: kettleA,
      play: {
        bass: kettleWalk,
        keys: kettleKeys,
        tune: buildMelody(kettleTune, 0.7),
        brush: kettleBrush,
        ride: kettleRide,
      },
    },
    {
      chart: kettleB,
      play: {
        bass: kettleWalk,
        keys: kettleKeys,
        bridge: buildMelody(kettleBridge, 0.62),
        brush: kettleBrush,
        ride: kettleRide,
        kick: buildRhythm('x.....', 0.6),
      },
    },
    {
      chart: kettleA,
      play: {
        bass: kettleWalk,
        keys: kettleKeys,
        tune: buildMelody(kettleTune, 0.75),
        bridge: buildMelody('r:18 | g5:1 b5:1 e6:1 | d6:2 r:1', 0.4),
        brush: kettleBrush,
        ride: kettleRide,
        kick: buildRhythm('x.....', 0.6),
      },
    },
    {
      chart: 'Am9 | D9 | Em9 | Em9',
      play: {
        bass: buildBassLine('1:3', { low: 'e1' }),
        keys: buildHeldChords({ centre: 'g4', velocity: 0.5 }),
        tune: buildMelody('c6:1.5 b5:.5 e5:1 | f#5:3 | g5:5', 0.6),
        brush: buildRhythm('o.x... | o.x... | o..... | ......', 0.5),
      },
    },
  ],
)

const rainA = 'Bm | Bm | F#7 | F#7 | F#7 | F#7 | Bm | Bm | Em | Em | Bm | Bm | C#m7b5 | F#7 | Bm | Bm'
const rainB = 'D | D | A7 | A7 | G | Em | D | D | G | G | F#m7 | Bm | Em | F#7 | G | F#7'
const rainTune = `f#5:2 b5:1 | d6:2 c#6:1 | c#6:1 a#5:1 f#5:1 | e6:3 | e6:2 d6:.5 c#6:.5 | c#6:1 a#5:1 g5:1 | f#5:1 b5:1 d6:1 | f#6:2.5 r:.5
  g6:2 f#6:.5 e6:.5 | e6:1 b5:1 g5:1 | f#6:2 e6:.5 d6:.5 | d6:1 b5:1 f#5:1 | e6:1 d6:1 b5:1 | a#5:1 c#6:1 e6:1 | d6:1 c#6:1 a#5:1 | b5:2.5 r:.5`
const rainBridge = `f#5:3 | a5:2 d6:1 | c#6:3 | e6:2 c#6:1 | b5:2 d6:1 | g5:2 b5:1 | a5:3 | f#5:3 | b5:2 d6:1 | g6:2 f#6:1 | e6:2 c#6:1 | d6:3 | g5:1 b5:1 e6:1 | c#6:2 a#5:1 | b5:3 | c#6:3`
const rainLow = buildBassLine('1:1 r:2 | 5:1 r:2', { low: 'b1', velocity: 0.75 })
const rainOff = buildComping('.xx', { centre: 'f#4', velocity: 0.5, ring: 0.4, strum: 0 })

export const walcNaDeszcz = buildScore(
  {
    id: 'walc-na-deszcz',
    seed: 83,
    bpm: 172,
    barBeats: 3,
    sampleRate: 32000,
    fadeSeconds: 3,
    roomSeconds: 2,
    loudness: -18,
  },
  {
    flute: { instrument: 'flute', gain: 0.5, pan: 0.15, reverb: 0.4, human: 0.8 },
    violins: { instrument: 'strings', gain: 0.45, pan: -0.4, reverb: 0.45, human: 0.8 },
    off: { instrument: 'pizzicato', gain: 0.85, pan: -0.15, reverb: 0.35 },
    low: { instrument: 'pizzicato', gain: 1.2, pan: 0.3, reverb: 0.3 },
    drops: { instrument: 'musicbox', gain: 0.16, pan: 0.6, reverb: 0.5 },
  },
  [
    { chart: 'Bm | F#7 | Bm | F#7', play: { low: rainLow, off: rainOff } },
    { chart: rainA, play: { low: rainLow, off: rainOff, flute: buildMelody(rainTune, 0.7) } },
    {
      chart: rainB,
      play: {
        low: rainLow,
        off: rainOff,
        violins: [buildMelody(rainBridge, 0.66), buildHeldChords({ centre: 'd4', velocity: 0.32 })],
        drops: buildFingerpicking('4..3.5', 1, { centre: 'd6', velocity: 0.5 }),
      },
    },
    {
      chart: rainA,
      play: {
        low: rainLow,
        off: rainOff,
        flute: buildMelody(rainTune, 0.76),
        violins: [buildMelody(rainTune, 0.5, -12), buildHeldChords({ centre: 'd4', velocity: 0.26 })],
      },
    },
    {
      chart: 'Em | F#7 | Bm | Bm',
      play: {
        low: buildBassLine('1:1 r:2', { low: 'b1' }),
        off: buildComping('.xx | .xx | x.. | ...', { centre: 'f#4', ring: 0.6 }),
        flute: buildMelody('g6:1 e6:1 b5:1 | a#5:1 c#6:1 e6:1 | b5:5', 0.6),
      },
    },
  ],
)
