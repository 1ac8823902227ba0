import {
  buildBassLine,
  buildRhythm,
  buildComping,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const train = 'Dbmaj9 | Cm7 | Bbm9 | Eb9 | Dbmaj9 | Cm7 F7b9 | Bbm9 | Abmaj9'
const trainKeys = buildComping('x.....x...o..... | x..o..x.........', {
  centre: 'f4',
  velocity: 0.6,
  ring: 1.6,
  strum: 0.035,
})
const trainBass = buildBassLine('1:1.5 r:.25 1:.25 5:1 r:.5 <:.5', { low: 'f1', velocity: 0.8, short: 0.9 })
const trainKick = buildRhythm('X......o.X...... | X.....oo..x.....', 0.85)
const trainSnare = buildRhythm('....X.......X... | ....X.......X..o', 0.8)
const trainHats = buildRhythm('x.xox.xox.xoxoxo', 0.45)
const trainTune = `r:1 f5:.5 ab5:.5 c6:1 bb5:.5 ab5:.5 | g5:1.5 eb5:2.5 | r:.5 f5:.5 db5:.5 f5:.5 ab5:1.5 f5:.5 | g5:1 f5:.5 eb5:2.5
  r:1 f5:.5 ab5:.5 c6:.5 eb6:1 c6:.5 | bb5:1.5 g5:.5 gb5:2 | f5:1 db5:.5 c5:.5 bb4:2 | c5:3 r:1`

export const lastTrainWarmCan = buildScore(
  {
    id: 'last-train-warm-can',
    seed: 71,
    bpm: 80,
    barBeats: 4,
    swing: 0.6,
    swingPair: 0.5,
    sampleRate: 32000,
    fadeSeconds: 8,
    roomSeconds: 1.2,
    loudness: -16.5,
    echoBeats: 0.75,
    echoFeedback: 0.3,
    atmosphere: { kind: 'crackle', gain: 0.035 },
  },
  {
    keys: {
      instrument: 'epiano',
      gain: 0.62,
      pan: -0.12,
      spread: 0.35,
      reverb: 0.25,
      tremoloHz: 4.6,
      cutoff: 4200,
      duck: 0.3,
    },
    bass: { instrument: 'sub', gain: 0.72, duck: 0.2 },
    kick: { instrument: 'kick', gain: 0.72, cutoff: 3500 },
    snare: { instrument: 'snare', gain: 0.48, reverb: 0.15, cutoff: 5200 },
    hats: { instrument: 'hat', gain: 0.4, pan: 0.35, cutoff: 9500 },
    tune: { instrument: 'marimba', gain: 0.46, pan: 0.22, reverb: 0.35, echo: 0.25, human: 1.2 },
    air: { instrument: 'pad', gain: 0.13, spread: 0.8, reverb: 0.4, cutoff: 1500, duck: 0.5 },
  },
  [
    { chart: 'Dbmaj9 | Cm7', play: { keys: trainKeys } },
    { chart: train, play: { keys: trainKeys, bass: trainBass, kick: trainKick, snare: trainSnare, hats: trainHats } },
    {
      chart: train,
      play: {
        keys: trainKeys,
        bass: trainBass,
        kick: trainKick,
        snare: trainSnare,
        hats: trainHats,
        tune: buildMelody(trainTune, 0.7),
        air: buildHeldChords({ centre: 'c5', velocity: 0.5 }),
      },
    },
    {
      chart: 'Dbmaj9 | Abmaj9',
      play: {
        keys: trainKeys,
        tune: buildMelody('r:1 f5:.5 ab5:.5 c6:2 | eb6:3', 0.55),
        air: buildHeldChords({ centre: 'c5', velocity: 0.4 }),
      },
    },
  ],
)

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

const letterA = 'Em | C | G/B | D/F# | Em | Am7 | C | B7'
const letterPluck = buildFingerpicking('b.21.2.3', 0.5, { centre: 'g4', low: 'e3', velocity: 0.66, ring: 0.6 })
const letterTune = `b4:1.5 e5:.5 g5:2 | f#5:1 e5:1 g4:2 | d5:1.5 g5:.5 b5:2 | a5:1 f#5:1 d5:2 | g5:1.5 f#5:.5 e5:1 b4:1 | c5:1 e5:1 a5:2 | g5:1 e5:1 c5:1 e5:1 | d#5:3 r:1`
const letterSecond = `e4:4 | e4:2 c4:2 | b3:2 d4:2 | a4:2 f#4:2 | e4:2 g4:2 | a4:2 e4:2 | e4:2 g4:2 | f#4:4`

export const letterFromPlanty = buildScore(
  {
    id: 'letter-from-planty',
    seed: 89,
    bpm: 88,
    barBeats: 4,
    sampleRate: 32000,
    fadeSeconds: 4,
    roomSeconds: 2.3,
    loudness: -18.5,
  },
  {
    pluck: { instrument: 'pizzicato', gain: 1, pan: -0.25, reverb: 0.35 },
    first: { instrument: 'strings', gain: 0.5, pan: -0.45, reverb: 0.4, human: 0.9 },
    second: { instrument: 'strings', gain: 0.4, pan: 0.1, reverb: 0.4, human: 0.9 },
    cello: { instrument: 'strings', gain: 0.62, pan: 0.45, reverb: 0.35, cutoff: 2400, human: 0.9 },
  },
  [
    { chart: 'Em | C | Em | B7', play: { pluck: letterPluck } },
    {
      chart: letterA,
      play: {
        pluck: letterPluck,
        first: buildMelody(letterTune, 0.55),
        cello: buildBassLine('1:4', { low: 'c2', velocity: 0.4 }),
      },
    },
    {
      chart: letterA,
      play: {
        first: buildMelody(letterTune.replace('b4:1.5 e5:.5 g5:2', 'e5:1 g5:1 b5:2'), 0.72),
        second: buildMelody(letterSecond, 0.6),
        cello: buildBassLine('1:2 5:1 3:1', { low: 'c2', velocity: 0.62 }),
        pluck: buildFingerpicking('....3...', 0.5, { centre: 'g5', velocity: 0.5 }),
      },
    },
    {
      chart: 'Em',
      play: { first: buildMelody('e5:5', 0.5), second: buildMelody('b4:5', 0.5), cello: buildMelody('e3+e2:5', 0.55) },
    },
  ],
)
