export type Note = {
  /** In beats from the start of the song. */
  at: number
  beats: number
  /** MIDI number; drums may use it to tune themselves. */
  pitch: number
  /** 0 to 1. */
  velocity: number
}

export type InstrumentName =
  | 'nylon'
  | 'steel'
  | 'muted'
  | 'pizzicato'
  | 'slide'
  | 'epiano'
  | 'organ'
  | 'bell'
  | 'musicbox'
  | 'marimba'
  | 'pad'
  | 'glass'
  | 'strings'
  | 'lead'
  | 'flute'
  | 'reed'
  | 'stab'
  | 'upright'
  | 'sub'
  | 'round'
  | 'sawbass'
  | 'kick'
  | 'thump'
  | 'snare'
  | 'brush'
  | 'rim'
  | 'clap'
  | 'hat'
  | 'openhat'
  | 'shaker'
  | 'tom'

export type Track = {
  instrument: InstrumentName
  notes: Note[]
  /** 1 is a normal place in the mix. */
  gain: number
  /** -1 left to 1 right. */
  pan?: number
  /** Every note twice, this far apart in the stereo field and slightly out of tune with itself. */
  spread?: number
  reverb?: number
  echo?: number
  /** Low-pass over the whole track, in Hz. */
  cutoff?: number
  /** Slow swell of that low-pass: how many bars of four beats one cycle takes. */
  sweepBars?: number
  tremoloHz?: number
  /** How loosely it is played: 1 is a relaxed person, 0 a machine. */
  human?: number
  /** Ducks under the kick, 0 to 1. */
  duck?: number
}

export type Atmosphere = { kind: 'crackle' | 'rain' | 'wind'; gain: number }

export type Score = {
  id: string
  seed: number
  bpm: number
  /** Where the off-beat falls inside its pair: 0.5 straight, 0.667 triplets. */
  swing?: number
  /** Length in beats of a swung pair: 1 swings quavers, 0.5 semiquavers. */
  swingPair?: number
  sampleRate: 44100 | 32000 | 24000
  /** Length of the music in beats; the tail and the fade come on top. */
  beats: number
  fadeSeconds: number
  tracks: Track[]
  roomSeconds: number
  echoBeats?: number
  echoFeedback?: number
  /** RMS level after mastering, in dBFS. */
  loudness: number
  atmosphere?: Atmosphere
}
