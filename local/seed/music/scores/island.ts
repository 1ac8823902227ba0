import { buildBassLine, buildRhythm, buildComping, buildMelody, buildScore } from './build-score.ts'

const patienceA = 'C | Am7 | Dm7 | G7'
const oneDrop = buildRhythm('........X.......', 0.85)
const skank = buildComping('..x...x...x...x.', { centre: 'e4', velocity: 0.6, ring: 0.22, strum: 0.008 })
const bubble = buildComping('..xo..xo..xo..xo', { centre: 'a3', velocity: 0.5, ring: 0.2, strum: 0 })
const patienceBass = buildBassLine('1:1 r:.5 1:.5 3:.5 5:1 r:.5 | 1:1 r:.5 5:.5 8:.5 5:1 <:.5', {
  low: 'e1',
  velocity: 0.85,
  short: 0.85,
})
const patienceTune = `r:.5 g4:.5 c5:1 e5:1.5 d5:.5 | c5:1 a4:.5 c5:2.5 | r:.5 f4:.5 a4:.5 d5:1.5 c5:1 | b4:1.5 a4:.5 g4:2`
const patienceBridge = `f5:1.5 e5:.5 c5:2 | e5:1.5 d5:.5 c5:2 | d5:1 f5:.5 a5:1.5 g5:1 | f5:1 d5:1 b4:2`
const patienceHats = buildRhythm('..x...x...x...xo', 0.45)

export const boatNamedPatience = buildScore(
  {
    id: 'boat-named-patience',
    seed: 61,
    bpm: 78,
    barBeats: 4,
    swing: 0.56,
    swingPair: 0.5,
    sampleRate: 32000,
    fadeSeconds: 8,
    roomSeconds: 1.4,
    loudness: -16.5,
    echoBeats: 0.75,
    echoFeedback: 0.35,
  },
  {
    bass: { instrument: 'round', gain: 0.85, cutoff: 900 },
    skank: { instrument: 'muted', gain: 0.75, pan: -0.45, reverb: 0.2, echo: 0.12 },
    bubble: { instrument: 'organ', gain: 0.42, pan: 0.45, reverb: 0.12, cutoff: 1800 },
    drop: { instrument: 'thump', gain: 0.75 },
    rim: { instrument: 'rim', gain: 0.6, pan: 0.1, reverb: 0.35, echo: 0.08 },
    hats: { instrument: 'hat', gain: 0.34, pan: 0.35, reverb: 0.1 },
    tune: { instrument: 'reed', gain: 0.36, pan: 0.05, reverb: 0.35, echo: 0.2, human: 1 },
    tom: { instrument: 'tom', gain: 0.5, pan: -0.2, reverb: 0.3, echo: 0.15 },
  },
  [
    {
      chart: 'C | G7',
      play: { bubble, skank, hats: patienceHats, tom: buildMelody('r:7 g3:.25 g3:.25 e3:.25 c3:.25', 0.8) },
    },
    {
      chart: `${patienceA} | ${patienceA}`,
      play: {
        bass: patienceBass,
        skank,
        bubble,
        drop: oneDrop,
        rim: oneDrop,
        hats: patienceHats,
        tune: buildMelody(`${patienceTune} ${patienceTune.replace('g4:2', 'c5:2')}`, 0.7),
      },
    },
    {
      chart: 'F | C | Dm7 | G7',
      play: {
        bass: patienceBass,
        skank,
        bubble,
        drop: oneDrop,
        rim: oneDrop,
        hats: patienceHats,
        tune: buildMelody(patienceBridge, 0.78),
        tom: buildMelody('r:15 e3:.5 c3:.5', 0.8),
      },
    },
    {
      chart: `${patienceA} | C`,
      play: {
        bass: patienceBass,
        skank,
        bubble,
        drop: oneDrop,
        rim: oneDrop,
        hats: patienceHats,
        tune: buildMelody(`${patienceTune.replace('g4:2', 'b4:2')} c5:4`, 0.72),
      },
    },
  ],
)

const dub = 'Am7 | Am7 | Dm7 | Em7'
const dubBass = buildBassLine('1:.75 1:.75 5:.5 8:1 7:.5 5:.5 | 1:1.5 r:.5 5:.5 7:.5 8:.5 r:.5', {
  low: 'e1',
  velocity: 0.95,
  short: 0.8,
})
const dubHats = buildRhythm('..x.o.x...x.o.xo', 0.4)

export const tinRoofDub = buildScore(
  {
    id: 'tin-roof-dub',
    seed: 67,
    bpm: 68,
    barBeats: 4,
    swing: 0.57,
    swingPair: 0.5,
    sampleRate: 32000,
    fadeSeconds: 10,
    roomSeconds: 2.8,
    loudness: -16.5,
    echoBeats: 0.75,
    echoFeedback: 0.62,
    atmosphere: { kind: 'rain', gain: 0.035 },
  },
  {
    bass: { instrument: 'round', gain: 0.85, cutoff: 800 },
    kick: { instrument: 'kick', gain: 0.75 },
    rim: { instrument: 'snare', gain: 0.34, reverb: 0.3, echo: 0.25 },
    hats: { instrument: 'hat', gain: 0.32, pan: 0.4 },
    stab: { instrument: 'stab', gain: 0.5, pan: -0.35, reverb: 0.3, echo: 0.5 },
    melodica: { instrument: 'reed', gain: 0.36, pan: 0.25, reverb: 0.4, echo: 0.5, human: 1 },
    tom: { instrument: 'tom', gain: 0.5, pan: 0.3, reverb: 0.5, echo: 0.35 },
  },
  [
    {
      chart: 'Am7 | Am7',
      play: { stab: buildComping('..x............. | ..........x.....', { centre: 'e4', ring: 0.2 }), hats: dubHats },
    },
    {
      chart: dub,
      play: {
        bass: dubBass,
        kick: buildRhythm('X.......X..o....', 0.85),
        hats: dubHats,
        rim: buildRhythm('........X.......', 0.8),
        stab: buildComping('..x...x...x...x.', { centre: 'e4', ring: 0.18, velocity: 0.6 }),
      },
    },
    {
      chart: dub,
      play: {
        bass: dubBass,
        kick: buildRhythm('X.......X..o....', 0.85),
        hats: dubHats,
        rim: buildRhythm('........X.....o.', 0.8),
        stab: buildComping('..x...x...x...x. | ..x.............', { centre: 'e4', ring: 0.18, velocity: 0.6 }),
        melodica: buildMelody(
          'r:1 e5:.5 g5:.5 a5:2 | g5:.5 e5:.5 d5:.5 c5:2.5 | r:1 d5:.5 f5:.5 a5:1.5 g5:.5 | e5:3 r:1',
          0.75,
        ),
      },
    },
    {
      chart: dub,
      play: {
        bass: dubBass,
        stab: buildComping('......x......... | ................', { centre: 'b4', ring: 0.18, velocity: 0.8 }),
        tom: buildMelody('r:3 a3:.25 a3:.25 e3:.5 | r:4 | r:2 c4:.5 a3:.5 e3:1', 0.8),
        rim: buildRhythm('........X....... | ................', 0.9),
        kick: buildRhythm('X............... | X.......X.......', 0.8),
      },
    },
    {
      chart: 'Am7 | Am7',
      play: {
        bass: dubBass,
        kick: buildRhythm('X.......X..o....', 0.85),
        hats: dubHats,
        rim: buildRhythm('........X.......', 0.8),
        stab: buildComping('..x...x...x...x.', { centre: 'e4', ring: 0.18, velocity: 0.6 }),
        melodica: buildMelody('r:1 e5:.5 g5:.5 a5:3', 0.7),
      },
    },
  ],
)
