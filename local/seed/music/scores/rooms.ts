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
