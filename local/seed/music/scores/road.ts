import {
  buildBassLine,
  buildRhythm,
  buildComping,
  buildFingerpicking,
  buildHeldChords,
  buildMelody,
  buildScore,
} from './build-score.ts'

const coast = 'Am | F | C | G | Am | F | Dm7 | Em7'
const coastBass = buildBassLine('1:.5 1:.5 8:.5 1:.5 1:.5 1:.5 8:.5 5:.5', { low: 'f1', velocity: 0.8, short: 0.7 })
const coastArp = buildFingerpicking('0123421302431423', 0.25, { centre: 'c5', velocity: 0.5, ring: 0.3 })
const coastTune = `e5:1.5 c5:.5 a4:1 b4:1 | c5:2.5 a4:.5 c5:1 | g5:1.5 e5:.5 c5:1 d5:1 | d5:3 b4:1 | e5:1.5 c5:.5 a5:1 g5:1 | f5:2 e5:1 c5:1 | d5:1.5 f5:.5 a5:2 | g5:2 e5:2`
const coastHook = `a5:1 g5:.5 e5:1.5 c5:1 | a5:1 g5:.5 f5:1.5 c5:1 | g5:1 e5:.5 d5:1.5 e5:1 | d5:4 | c6:1 b5:.5 a5:1.5 e5:1 | c6:1 a5:.5 f5:2.5 | d5:1 f5:1 a5:1 c6:1 | b5:4`

export const corniche = buildScore(
  {
    id: 'corniche',
    seed: 103,
    bpm: 106,
    barBeats: 4,
    sampleRate: 32000,
    fadeSeconds: 9,
    roomSeconds: 2.2,
    loudness: -15.5,
    echoBeats: 0.75,
    echoFeedback: 0.45,
  },
  {
    bass: { instrument: 'sawbass', gain: 0.56, duck: 0.35, human: 0.1 },
    pad: { instrument: 'pad', gain: 0.36, spread: 0.9, reverb: 0.4, duck: 0.45 },
    arp: { instrument: 'stab', gain: 0.3, spread: 0.5, reverb: 0.2, echo: 0.3, human: 0.1, cutoff: 2600, sweepBars: 8 },
    lead: { instrument: 'lead', gain: 0.36, pan: 0.08, reverb: 0.4, echo: 0.3, human: 0.5 },
    kick: { instrument: 'kick', gain: 0.8, human: 0 },
    snare: { instrument: 'snare', gain: 0.5, reverb: 0.55, human: 0.1 },
    hats: { instrument: 'hat', gain: 0.3, pan: 0.25, human: 0.2 },
    open: { instrument: 'openhat', gain: 0.2, pan: -0.3, human: 0.2 },
    toms: { instrument: 'tom', gain: 0.5, pan: -0.2, reverb: 0.5, human: 0.1 },
  },
  [
    {
      chart: 'Am | F | C | G',
      play: {
        arp: coastArp,
        pad: buildHeldChords({ centre: 'e4', velocity: 0.5 }),
        toms: buildMelody('r:14 a3:.5 a3:.5 f3:.5 d3:.5', 0.9),
      },
    },
    {
      chart: coast,
      play: {
        bass: coastBass,
        pad: buildHeldChords({ centre: 'e4', velocity: 0.6 }),
        kick: buildRhythm('X...X...X...X...', 0.85),
        snare: buildRhythm('....X.......X...', 0.8),
        hats: buildRhythm('xoXoxoXoxoXoxoXo', 0.45),
        lead: buildMelody(coastTune, 0.66),
      },
    },
    {
      chart: coast,
      play: {
        bass: coastBass,
        pad: buildHeldChords({ centre: 'g4', velocity: 0.65 }),
        arp: coastArp,
        kick: buildRhythm('X...X...X...X...', 0.9),
        snare: buildRhythm('....X.......X...', 0.85),
        hats: buildRhythm('xoXoxoXoxoXoxoXo', 0.45),
        open: buildRhythm('..x...x...x...x.', 0.6),
        lead: buildMelody(coastHook, 0.75),
        toms: buildMelody('r:30 c4:.5 a3:.5 f3:.5 d3:.5', 0.8),
      },
    },
    {
      chart: 'Am | F | C | G | Am',
      play: {
        bass: coastBass,
        pad: buildHeldChords({ centre: 'e4', velocity: 0.6 }),
        arp: coastArp,
        kick: buildRhythm('X...X...X...X...', 0.8),
        hats: buildRhythm('xoXoxoXo', 0.4),
        lead: buildMelody('e5:1.5 c5:.5 a4:2 | c5:4 | e5:2 d5:2 | b4:4 | a4:4', 0.6),
      },
    },
  ],
)

const lamp = 'Fm9 | Fm9 | Fm9 | Dbmaj7'
const lampStab = buildComping('...x..x.....x... | ...x..x...x.....', {
  centre: 'c5',
  velocity: 0.66,
  ring: 0.22,
  strum: 0,
})
const lampBass = buildBassLine('r:.5 1:.25 r:.25 r:.5 1:.5 r:.5 1:.25 8:.25 r:.5 5:.5', {
  low: 'f1',
  velocity: 0.85,
  short: 0.8,
})
const lampKick = buildRhythm('X...X...X...X...', 0.95)
const lampClick = buildFingerpicking('0..3..1.4..2..3.', 0.25, { centre: 'c6', velocity: 0.5, ring: 0.3 })

export const semaphore = buildScore(
  {
    id: 'semaphore',
    seed: 107,
    bpm: 122,
    barBeats: 4,
    swing: 0.53,
    swingPair: 0.5,
    sampleRate: 44100,
    fadeSeconds: 8,
    roomSeconds: 1.8,
    loudness: -15,
    echoBeats: 0.75,
    echoFeedback: 0.55,
  },
  {
    kick: { instrument: 'kick', gain: 0.85, human: 0 },
    bass: { instrument: 'sub', gain: 0.6, human: 0, duck: 0.5 },
    stab: {
      instrument: 'stab',
      gain: 0.4,
      spread: 0.35,
      reverb: 0.35,
      echo: 0.4,
      human: 0.1,
      cutoff: 1400,
      sweepBars: 8,
      duck: 0.3,
    },
    click: { instrument: 'marimba', gain: 0.34, pan: 0.4, reverb: 0.3, echo: 0.45, human: 0.1 },
    hats: { instrument: 'hat', gain: 0.34, pan: 0.15, human: 0.1 },
    open: { instrument: 'openhat', gain: 0.24, pan: -0.2, human: 0.1 },
    clap: { instrument: 'clap', gain: 0.34, spread: 0.4, reverb: 0.4, human: 0.1 },
    rim: { instrument: 'rim', gain: 0.36, pan: -0.45, reverb: 0.2, echo: 0.3, human: 0.1 },
    light: { instrument: 'glass', gain: 0.22, spread: 0.9, reverb: 0.6, duck: 0.6 },
  },
  [
    { chart: 'Fm9 | Fm9', play: { kick: lampKick, hats: buildRhythm('..x...x...x...x.', 0.5) } },
    {
      chart: lamp,
      play: {
        kick: lampKick,
        bass: lampBass,
        hats: buildRhythm('o.x.o.x.o.x.o.xo', 0.5),
        stab: lampStab,
        rim: buildRhythm('.......x..x.....', 0.6),
      },
    },
    {
      chart: `${lamp} | ${lamp}`,
      play: {
        kick: lampKick,
        bass: lampBass,
        hats: buildRhythm('ooxoooxoooxoooxo', 0.5),
        open: buildRhythm('..x...x...x...x.', 0.6),
        clap: buildRhythm('....X.......X...', 0.75),
        stab: lampStab,
        click: lampClick,
        rim: buildRhythm('.......x..x..x..', 0.6),
        light: buildHeldChords({ centre: 'c5', velocity: 0.4 }),
      },
    },
    {
      chart: 'Dbmaj7 | Dbmaj7',
      play: {
        stab: lampStab,
        click: lampClick,
        light: buildHeldChords({ centre: 'ab4', velocity: 0.6 }),
        hats: buildRhythm('..x...x...x...x.', 0.4),
      },
    },
    {
      chart: 'Fm9 | Fm9 | Dbmaj7 | Fm9 | Fm9 | Fm9',
      play: {
        kick: lampKick,
        bass: lampBass,
        hats: buildRhythm('ooxoooxoooxoooxo', 0.5),
        open: buildRhythm('..x...x...x...x.', 0.6),
        clap: buildRhythm('....X.......X...', 0.75),
        stab: lampStab,
        click: lampClick,
        light: buildHeldChords({ centre: 'c5', velocity: 0.4 }),
      },
    },
  ],
)

const twelve = 'E7 | A7 | E7 | E7 | A7 | A7 | E7 | E7 | B7 | A7 | E7 | B7'
const boogie = buildBassLine('1:.5 1:.5 5:.5 5:.5 6:.5 5:.5 7:.5 5:.5', { low: 'e2', velocity: 0.6, short: 0.8 })
const walking = buildBassLine('1:1 3:1 5:1 6:1 | 8:1 6:1 5:1 <:1', { low: 'e1', velocity: 0.8, short: 0.95 })
const shuffleRide = buildRhythm('x.xox.xo', 0.45)
const harp = `r:1 b4:.5 d5:.5 e5:2 | r:.5 g5:.5 e5:.5 d5:.5 c#5:.5 a4:1.5 | r:1 b4:.5 d5:.5 e5:1 g5:1 | e5:.5 d5:.5 b4:3
  r:1 e5:.5 g5:.5 a5:2 | g5:.5 e5:.5 d5:.5 c5:.5 a4:2 | r:1 b4:.5 d5:.5 e5:1.5 d5:.5 | b4:1 g4:.5 e4:2.5
  r:.5 f#5:.5 a5:.5 f#5:.5 d#5:1 b4:1 | r:.5 e5:.5 g5:.5 e5:.5 c#5:1 a4:1 | g4:.5 b4:.5 d5:.5 b4:.5 e5:2 | d#5:.5 c#5:.5 b4:3`
const guitarSolo = `b5:.5 d6:.5 e6:2 d6:.5 b5:.5 | a5:1 g5:.5 e5:.5 c#5:2 | e5:.5 g5:.5 b5:1.5 a5:.5 g5:.5 e5:.5 | d5:.5 e5:3.5
  a5:.5 c6:.5 e6:1.5 d6:.5 c6:.5 a5:.5 | g5:1 e5:.5 d5:.5 c5:1 a4:1 | b4:.5 d5:.5 e5:.5 g5:1.5 e5:1 | d5:.5 b4:.5 e5:3
  d#6:1 b5:.5 f#5:.5 a5:1 f#5:1 | c#6:1 a5:.5 e5:.5 g5:1 e5:1 | b5:.5 g5:.5 e5:.5 d5:.5 b4:1 g4:1 | b4:1 d#5:.5 f#5:.5 a5:2`

export const mileMarkerNine = buildScore(
  {
    id: 'mile-marker-nine',
    seed: 109,
    bpm: 112,
    barBeats: 4,
    swing: 0.655,
    sampleRate: 32000,
    fadeSeconds: 3.5,
    roomSeconds: 1.1,
    loudness: -16.5,
    echoBeats: 0.33,
    echoFeedback: 0.15,
  },
  {
    boogie: { instrument: 'muted', gain: 0.85, pan: -0.4, reverb: 0.15 },
    bass: { instrument: 'upright', gain: 1.05, reverb: 0.05 },
    harp: { instrument: 'reed', gain: 0.42, pan: 0.15, reverb: 0.25, echo: 0.2, human: 1.1 },
    solo: { instrument: 'steel', gain: 0.72, pan: 0.35, reverb: 0.25, echo: 0.15, human: 1 },
    chops: { instrument: 'epiano', gain: 0.32, pan: 0.5, reverb: 0.2 },
    kick: { instrument: 'kick', gain: 0.55 },
    snare: { instrument: 'brush', gain: 0.66, reverb: 0.2 },
    ride: { instrument: 'hat', gain: 0.34, pan: 0.3 },
  },
  [
    {
      chart: 'E7 | B7',
      play: {
        solo: buildMelody('e6:.5 d6:.5 b5:.5 g5:.5 e5:1 d5:.5 e5:.5 | g5:.5 f#5:.5 d#5:.5 b4:.5 b4:1 r:1', 0.75),
        ride: buildRhythm('x.......', 0.5),
      },
    },
    {
      chart: twelve,
      play: {
        boogie,
        bass: walking,
        harp: buildMelody(harp, 0.75),
        kick: buildRhythm('X...o...', 0.7),
        snare: buildRhythm('..x...x.', 0.8),
        ride: shuffleRide,
      },
    },
    {
      chart: twelve,
      play: {
        boogie,
        bass: walking,
        solo: buildMelody(guitarSolo, 0.75),
        chops: buildComping('...x...x', { centre: 'g#4', velocity: 0.6, ring: 0.3 }),
        kick: buildRhythm('X...X...', 0.75),
        snare: buildRhythm('..X...X.', 0.85),
        ride: shuffleRide,
      },
    },
    {
      chart: 'E7 A7 | E7',
      play: {
        boogie: buildComping('X.......|X.......', { centre: 'b3', ring: 3, strum: 0.04 }),
        bass: buildBassLine('1:2 1:2 | 1:4', { low: 'e1' }),
        harp: buildMelody('e5:.5 g5:.5 e5:1 c#5:.5 d5:.5 d#5:1 | e5:4', 0.8),
        kick: buildRhythm('X.......', 0.8),
        snare: buildRhythm('..x... | ......', 0.7),
      },
    },
  ],
)
