import {
  buildBassLine,
  buildRhythm,
  buildComping,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const bossaA = 'Fmaj9 | % | Bm7b5 | E7b9 | Am7 | D9 | Gm7 | C13'
const bossaB = 'Bbmaj7 | Bdim7 | Am7 | Dm7 | Gm7 | A7b9 | Dm9 | C7sus4'
const bossaTune = `r:.5 c5:.5 e5:.5 g5:1.5 a5:1 | g5:2.5 e5:.5 c5:1 | d5:1.5 f5:.5 a5:2 | g#5:1.5 f5:.5 d5:2
  c5:1.5 e5:.5 g5:2 | f#5:1.5 e5:.5 c5:2 | bb4:1 d5:.5 f5:1.5 a5:1 | g5:1.5 e5:.5 d5:2`
const bossaBridge = `r:.5 d5:.5 f5:.5 a5:1.5 c6:1 | b5:1.5 g#5:.5 f5:2 | e5:1.5 g5:.5 c6:1 b5:1 | a5:3 r:1
  r:.5 a#5:.5 a5:.5 g5:1.5 f5:1 | e5:1.5 c#5:.5 bb4:2 | a4:1 c5:.5 e5:1.5 f5:1 | g5:3 r:1`
const bossaGuitar = buildComping('x..x..x. | ..x..x..', { centre: 'd4', velocity: 0.6, ring: 0.9, strum: 0.015 })
const bossaBass = buildBassLine('1:1.5 5:.5 5:1.5 1:.5', { low: 'e1', velocity: 0.75, short: 0.9 })
const bossaRim = buildRhythm('x..x..x. | ..x..x..', 0.5)
const bossaShaker = buildRhythm('xoXoxoXo', 0.5)

export const marginal = buildScore(
  {
    id: 'marginal',
    seed: 11,
    bpm: 132,
    barBeats: 4,
    sampleRate: 32000,
    fadeSeconds: 5,
    roomSeconds: 1.5,
    loudness: -18,
  },
  {
    guitar: { instrument: 'nylon', gain: 0.8, pan: -0.3, reverb: 0.18 },
    bass: { instrument: 'upright', gain: 0.95, reverb: 0.04 },
    rim: { instrument: 'rim', gain: 0.4, pan: 0.35, reverb: 0.3 },
    shaker: { instrument: 'shaker', gain: 0.32, pan: 0.5, reverb: 0.1 },
    flute: { instrument: 'flute', gain: 0.5, pan: 0.1, reverb: 0.45, human: 1 },
    piano: { instrument: 'epiano', gain: 0.34, pan: 0.35, reverb: 0.25, tremoloHz: 4.2 },
  },
  [
    { chart: 'Fmaj9 | Gm7 | Fmaj9 | C13', play: { guitar: bossaGuitar, shaker: buildRhythm('.o.o.o.o', 0.5) } },
    {
      chart: bossaA,
      play: {
        guitar: bossaGuitar,
        bass: bossaBass,
        rim: bossaRim,
        shaker: bossaShaker,
        flute: buildMelody(bossaTune, 0.7),
      },
    },
    {
      chart: bossaB,
      play: {
        guitar: bossaGuitar,
        bass: bossaBass,
        rim: bossaRim,
        shaker: bossaShaker,
        flute: buildMelody(bossaBridge, 0.78),
        piano: buildHeldChords({ centre: 'a4', velocity: 0.45 }),
      },
    },
    {
      chart: bossaA,
      play: {
        guitar: bossaGuitar,
        bass: bossaBass,
        rim: bossaRim,
        shaker: bossaShaker,
        flute: buildMelody(bossaTune, 0.74),
        piano: buildComping('...x...x | .x...x..', { centre: 'a4', velocity: 0.45 }),
      },
    },
    {
      chart: 'Fmaj9 | Gm7 | Fmaj9 | Fmaj9',
      play: {
        guitar: bossaGuitar,
        bass: bossaBass,
        shaker: buildRhythm('.o.o.o.o', 0.5),
        flute: buildMelody('r:.5 c5:.5 e5:.5 g5:2.5 | a5:4 | g5:6', 0.6),
      },
    },
  ],
)

const orchard = 'G | D/F# | Em7 | Cadd9 | G/B | Am7 | D7sus4 | D'
const travis = buildFingerpicking('b2b3b1b2', 0.5, { centre: 'd4', low: 'e2', velocity: 0.66, ring: 1.8 })
const orangeTune = `r:1 b4:.5 d5:.5 g5:1.5 f#5:.5 | f#5:1 e5:.5 d5:2.5 | r:.5 e5:.5 g5:.5 b5:1.5 a5:.5 g5:.5 | e5:3 r:1
  r:1 d5:.5 g5:.5 b5:1.5 g5:.5 | a5:1 g5:.5 e5:2.5 | r:.5 d5:.5 e5:.5 g5:1.5 e5:1 | d5:3 r:1`

export const laranjasDeNovembro = buildScore(
  {
    id: 'laranjas-de-novembro',
    seed: 23,
    bpm: 92,
    barBeats: 4,
    swing: 0.53,
    swingPair: 1,
    sampleRate: 32000,
    fadeSeconds: 4,
    roomSeconds: 1.8,
    loudness: -19,
  },
  {
    picking: { instrument: 'nylon', gain: 0.95, pan: -0.22, reverb: 0.2, human: 0.9 },
    tune: { instrument: 'steel', gain: 0.62, pan: 0.28, reverb: 0.32, human: 1 },
    air: { instrument: 'glass', gain: 0.22, spread: 0.8, reverb: 0.5 },
    bells: { instrument: 'musicbox', gain: 0.2, pan: 0.5, reverb: 0.5 },
  },
  [
    { chart: 'G | Cadd9', play: { picking: travis } },
    { chart: orchard, play: { picking: travis, tune: buildMelody(orangeTune, 0.62) } },
    {
      chart: 'Cadd9 | G/B | Am7 | D',
      play: {
        picking: buildFingerpicking('b123212b', 0.5, { centre: 'e4', low: 'e2', velocity: 0.66 }),
        tune: buildMelody('e5:1.5 d5:.5 c5:2 | d5:1.5 b4:.5 g4:2 | c5:1 e5:1 a5:1.5 g5:.5 | f#5:3 r:1', 0.66),
        air: buildHeldChords({ centre: 'g4', velocity: 0.5 }),
      },
    },
    {
      chart: orchard,
      play: {
        picking: travis,
        tune: buildMelody(orangeTune, 0.66),
        air: buildHeldChords({ centre: 'g4', velocity: 0.4 }),
        bells: buildFingerpicking('....4...3.......', 0.5, { centre: 'd6', velocity: 0.5 }),
      },
    },
    {
      chart: 'G',
      play: {
        picking: buildComping('X...', { centre: 'd4', ring: 5, strum: 0.09, velocity: 0.7 }),
        tune: buildMelody('r:1 d5:1 g5:3', 0.5),
      },
    },
  ],
)

const saltA = 'Dm | Dm | Gm6 | Gm6 | A7 | A7b9 | Dm | Dm/A'
const saltB = 'Bbmaj7 | C7 | Fmaj7 | Dm | Gm7 | Em7b5 | A7 | A7'
const saltTune = `a4:1 d5:1 f5:1 | a5:2 g5:.5 f5:.5 | e5:1 d5:1 bb4:1 | g4:2.5 r:.5
  a4:1 c#5:1 e5:1 | g5:2 f5:.5 e5:.5 | f5:1 e5:.5 d5:.5 c#5:1 | d5:2.5 r:.5`
const saltBridge = `d5:1 f5:1 a5:1 | bb5:2 a5:1 | a5:1 g5:.5 f5:.5 e5:1 | f5:3 | r:.5 g5:.5 bb5:1 a5:.5 g5:.5 | g5:1 f5:1 e5:1 | c#5:1 e5:1 g5:1 | a5:3`
const waltzStrum = buildComping('.xo', { centre: 'f4', velocity: 0.5, ring: 0.8, strum: 0.03 })
const waltzBass = buildBassLine('1:3 | 5:3', { low: 'd2', velocity: 0.75 })

export const aCalEOSal = buildScore(
  {
    id: 'a-cal-e-o-sal',
    seed: 37,
    bpm: 118,
    barBeats: 3,
    sampleRate: 32000,
    fadeSeconds: 3.5,
    roomSeconds: 2.1,
    loudness: -18.5,
  },
  {
    low: { instrument: 'nylon', gain: 0.95, pan: -0.15, reverb: 0.18 },
    strum: { instrument: 'nylon', gain: 0.72, pan: -0.35, reverb: 0.2 },
    tune: { instrument: 'steel', gain: 0.5, spread: 0.35, pan: 0.2, reverb: 0.4, human: 1 },
    answer: { instrument: 'nylon', gain: 0.6, pan: 0.55, reverb: 0.35, human: 1 },
    cello: { instrument: 'strings', gain: 0.42, pan: -0.4, reverb: 0.45 },
  },
  [
    { chart: 'Dm | A7 | Dm | A7', play: { low: waltzBass, strum: waltzStrum } },
    { chart: saltA, play: { low: waltzBass, strum: waltzStrum, tune: buildMelody(saltTune, 0.66) } },
    {
      chart: saltA,
      play: {
        low: waltzBass,
        strum: waltzStrum,
        tune: buildMelody(saltTune, 0.7),
        answer: buildMelody('r:3 | r:3 | r:1 d4:.5 e4:.5 g4:1 | bb4:3 | r:3 | r:1 e4:.5 g4:.5 bb4:1 | a4:3', 0.6),
      },
    },
    {
      chart: saltB,
      play: {
        low: waltzBass,
        strum: waltzStrum,
        tune: buildMelody(saltBridge, 0.76),
        cello: buildHeldChords({ centre: 'd3', velocity: 0.5 }),
      },
    },
    {
      chart: saltA,
      play: {
        low: waltzBass,
        strum: waltzStrum,
        tune: buildMelody(saltTune, 0.72),
        cello: buildHeldChords({ centre: 'd3', velocity: 0.4 }),
      },
    },
    {
      chart: 'Gm6 | A7 | Dm | Dm',
      play: {
        low: waltzBass,
        strum: buildComping('Xo. | Xo. | X.. | ...', { centre: 'f4', ring: 2.5, strum: 0.08, velocity: 0.55 }),
        tune: buildMelody('bb4:1 d5:1 g5:1 | e5:1 c#5:1 a4:1 | d5:5', 0.6),
        cello: buildHeldChords({ centre: 'd3', velocity: 0.4 }),
      },
    },
  ],
)

const porchA = 'D | D | G | D | Bm7 | G | A7sus4 | A7'
const porchB = 'G | A7 | D/F# | Bm7 | Em7 | A7 | G | D'
const porchTune = `f#4:2 a4:1 | d5:2 e5:.5 d5:.5 | b4:2 d5:1 | a4:3 | f#4:1.5 a4:.5 b4:1 | d5:2 b4:1 | a4:1.5 b4:.5 a4:1 | e4:3`
const porchBridge = `b4:1 d5:1 g5:1 | f#5:1.5 e5:.5 c#5:1 | d5:2 a4:1 | f#5:3 | g5:1.5 f#5:.5 e5:1 | c#5:1 e5:1 a4:1 | b4:1.5 a4:.5 g4:1 | f#4:3`
const porchPick = buildFingerpicking('b12321', 0.5, { centre: 'a3', low: 'd2', velocity: 0.62, ring: 2.4 })

export const porchLightHymn = buildScore(
  {
    id: 'porch-light-hymn',
    seed: 41,
    bpm: 76,
    barBeats: 3,
    sampleRate: 32000,
    fadeSeconds: 4,
    roomSeconds: 2.4,
    loudness: -18.5,
  },
  {
    picking: { instrument: 'steel', gain: 0.8, pan: -0.25, reverb: 0.22, human: 0.9 },
    slide: { instrument: 'slide', gain: 0.5, pan: 0.2, reverb: 0.5, echo: 0.14, human: 1 },
    bass: { instrument: 'upright', gain: 0.75, reverb: 0.06 },
    organ: { instrument: 'organ', gain: 0.16, pan: 0.3, reverb: 0.4, cutoff: 1500 },
  },
  [
    { chart: 'D | G | D', play: { picking: porchPick } },
    {
      chart: porchA,
      play: {
        picking: porchPick,
        slide: buildMelody(porchTune, 0.66),
        bass: buildBassLine('1:3', { low: 'd1', velocity: 0.6 }),
      },
    },
    {
      chart: porchB,
      play: {
        picking: porchPick,
        slide: buildMelody(porchBridge, 0.74),
        bass: buildBassLine('1:2 5:1', { low: 'd1', velocity: 0.65 }),
        organ: buildHeldChords({ centre: 'f#4', velocity: 0.5 }),
      },
    },
    {
      chart: 'D | D | G | D | G | D',
      play: {
        picking: porchPick,
        slide: buildMelody('f#4:2 a4:1 | d5:2 e5:.5 d5:.5 | b4:2 d5:1 | a4:3 | b4:1 a4:1 g4:1 | f#4:3', 0.62),
        bass: buildBassLine('1:3', { low: 'd1', velocity: 0.55 }),
        organ: buildHeldChords({ centre: 'f#4', velocity: 0.35 }),
      },
    },
  ],
)
