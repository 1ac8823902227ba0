import {
  buildBassLine,
  buildRhythm,
  buildComping,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const windowA = 'C | C/E | F | F#dim7 | C/G | Am7 D9 | F G7 | C'
const windowB = 'F | Fm6 | C/E | A7 | D9 | D9 | F/G | G7'
const windowTune = `e4:1 g4:1 c5:2.5 d5:.5 e5:1 | e5:2 d5:1 c5:3 | a4:1 c5:1 f5:2.5 e5:.5 d5:1 | c5:2 a4:1 c5:3
  e5:2 g5:1 e5:2 d5:1 | c5:2 e5:1 f#5:3 | a5:2 g5:1 f5:1 d5:1 b4:1 | c5:5 r:1`
const windowBridge = `a5:3 g5:1 f5:1 c5:1 | g#5:3 f5:1 d5:1 c5:1 | g5:3 e5:1 d5:1 c5:1 | c#5:2 e5:1 a5:3
  f#5:2 a5:1 c6:2 a5:1 | f#5:2 e5:1 d5:3 | a4:1 c5:1 f5:1 a5:2 g5:1 | b4:1 d5:1 f5:1 g5:3`
const gospelBass = buildBassLine('1:2 1:1 5:2 <:1', { low: 'e1', velocity: 0.8, short: 0.92 })
const churchOrgan = buildHeldChords({ centre: 'g4', velocity: 0.6 })

export const liftTheWindow = buildScore(
  {
    id: 'lift-the-window',
    seed: 53,
    bpm: 198,
    barBeats: 6,
    sampleRate: 32000,
    fadeSeconds: 4,
    roomSeconds: 2.6,
    loudness: -17,
  },
  {
    organ: { instrument: 'organ', gain: 0.5, pan: -0.2, reverb: 0.3 },
    tune: { instrument: 'organ', gain: 0.66, pan: 0.15, reverb: 0.35 },
    piano: { instrument: 'epiano', gain: 0.42, pan: 0.4, reverb: 0.2 },
    bass: { instrument: 'round', gain: 0.62 },
    kick: { instrument: 'thump', gain: 0.6, reverb: 0.05 },
    clap: { instrument: 'clap', gain: 0.34, spread: 0.5, reverb: 0.35, human: 1 },
    shaker: { instrument: 'shaker', gain: 0.3, pan: 0.5, reverb: 0.15 },
  },
  [
    {
      chart: 'C | F | C | G7',
      play: { organ: churchOrgan, piano: buildFingerpicking('b12321', 1, { centre: 'g4', low: 'c3', velocity: 0.45 }) },
    },
    {
      chart: windowA,
      play: {
        organ: churchOrgan,
        tune: buildMelody(windowTune, 0.7),
        bass: gospelBass,
        kick: buildRhythm('X..o..', 0.7),
      },
    },
    {
      chart: windowB,
      play: {
        organ: churchOrgan,
        tune: buildMelody(windowBridge, 0.8),
        bass: gospelBass,
        kick: buildRhythm('X....o', 0.8),
        clap: buildRhythm('...X..', 0.7),
        shaker: buildRhythm('xooxoo', 0.5),
        piano: buildComping('..x..x', { centre: 'e5', velocity: 0.5, ring: 0.7 }),
      },
    },
    {
      chart: windowA,
      play: {
        organ: [churchOrgan, buildFingerpicking('....4.', 1, { centre: 'g5', velocity: 0.4, ring: 1 })],
        tune: buildMelody(windowTune, 0.85),
        bass: gospelBass,
        kick: buildRhythm('X..o.o', 0.8),
        clap: buildRhythm('...X..', 0.8),
        shaker: buildRhythm('xooxoo', 0.6),
        piano: buildComping('x.xx.x', { centre: 'e5', velocity: 0.5, ring: 0.7 }),
      },
    },
    {
      chart: 'F | C',
      play: {
        organ: churchOrgan,
        tune: buildMelody('a5:2 f5:1 d5:1 e5:1 f5:1 | e5:6', 0.7),
        bass: buildBassLine('1:6', { low: 'e1', velocity: 0.7 }),
        kick: buildRhythm('X.....', 0.7),
      },
    },
  ],
)

const bread = 'D | G | A | D | Bm7 | Em7 | A7 | D'
const breadFirst = buildFingerpicking('2.3.42313.2.3.42', 0.25, { centre: 'd5', velocity: 0.6, ring: 0.35 })
const breadSecond = buildFingerpicking('b..1.2..b.1..2.1', 0.25, { centre: 'f#4', low: 'd3', velocity: 0.6, ring: 0.4 })
const breadBass = buildBassLine('1:.75 1:.75 5:.5 r:.5 6:.5 5:.5 <:.5', { low: 'd1', velocity: 0.8, short: 0.85 })
const breadTune = `r:.5 a4:.5 d5:.5 f#5:1 e5:.5 d5:1 | b4:.5 d5:1 g5:1 f#5:.5 e5:1 | r:.5 e5:.5 c#5:.5 e5:1 a5:1.5 | f#5:2.5 r:1.5
  r:.5 f#5:.5 b5:1 a5:.5 f#5:1.5 | g5:1 e5:.5 b4:2 r:.5 | c#5:.5 e5:.5 g5:1 f#5:.5 e5:1.5 | d5:3 r:1`
const breadBell = buildRhythm('x.x.x..x.x.x.x..', 0.6)

export const eveningBread = buildScore(
  {
    id: 'evening-bread',
    seed: 59,
    bpm: 116,
    barBeats: 4,
    swing: 0.54,
    swingPair: 0.5,
    sampleRate: 32000,
    fadeSeconds: 9,
    roomSeconds: 1.1,
    loudness: -16.5,
    echoBeats: 0.75,
    echoFeedback: 0.25,
  },
  {
    first: { instrument: 'muted', gain: 0.62, pan: -0.55, reverb: 0.18, echo: 0.12 },
    second: { instrument: 'steel', gain: 0.5, pan: 0.55, reverb: 0.15 },
    bass: { instrument: 'round', gain: 0.62 },
    kick: { instrument: 'kick', gain: 0.5 },
    bell: { instrument: 'rim', gain: 0.42, pan: 0.3, reverb: 0.2 },
    drum: { instrument: 'tom', gain: 0.46, pan: -0.3, reverb: 0.15 },
    shaker: { instrument: 'shaker', gain: 0.42, pan: 0.15, reverb: 0.1 },
    tune: { instrument: 'marimba', gain: 0.62, pan: 0.05, reverb: 0.25, human: 0.9 },
    voices: { instrument: 'reed', gain: 0.16, spread: 0.4, reverb: 0.4, cutoff: 2600 },
  },
  [
    { chart: 'D | G | A | D', play: { first: breadFirst, shaker: buildRhythm('xoXoxoXo', 0.5), bell: breadBell } },
    {
      chart: bread,
      play: {
        first: breadFirst,
        second: breadSecond,
        bass: breadBass,
        kick: buildRhythm('X...X...X...X...', 0.6),
        shaker: buildRhythm('xoXoxoXoxoXoxoXo', 0.5),
        bell: breadBell,
        tune: buildMelody(breadTune, 0.7),
      },
    },
    {
      chart: 'G | A | F#m7 | Bm7 | G | A | D | D',
      play: {
        first: breadFirst,
        second: breadSecond,
        bass: breadBass,
        kick: buildRhythm('X...X...X...X...', 0.7),
        drum: [buildRhythm('......o...x..ox.', 0.6, 'g3'), buildRhythm('..x.........x...', 0.7, 'c3')],
        shaker: buildRhythm('xoXoxoXoxoXoxoXo', 0.5),
        bell: breadBell,
        voices: buildMelody(
          'b4+d5:3 a4:1 | c#5+e5:4 | a4+c#5:3 b4:1 | d5+f#5:4 | b4+d5:3 d5:1 | c#5+e5:4 | d5+f#5:8',
          0.7,
        ),
      },
    },
    {
      chart: bread,
      play: {
        first: breadFirst,
        second: breadSecond,
        bass: breadBass,
        kick: buildRhythm('X...X...X...X...', 0.7),
        drum: [buildRhythm('......o...x..ox.', 0.6, 'g3'), buildRhythm('..x.........x...', 0.7, 'c3')],
        shaker: buildRhythm('xoXoxoXoxoXoxoXo', 0.5),
        bell: breadBell,
        tune: buildMelody(breadTune, 0.8),
      },
    },
    {
      chart: 'D | G',
      play: {
        first: breadFirst,
        second: breadSecond,
        bass: breadBass,
        shaker: buildRhythm('xoXoxoXo', 0.5),
        bell: breadBell,
      },
    },
  ],
)
