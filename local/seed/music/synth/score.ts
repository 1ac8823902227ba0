export type Note = {
  /** In beats from the start of the song. */
  at: number
  beats: number
  /** MIDI note number; drums may use it for tuning. */
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
  /** Gain in the mix; 1 is normal. */
  gain: number
  /** -1 is left, 1 is right. */
  pan?: number
  /** Plays every note twice, panned this far apart and slightly detuned. */
  spread?: number
  reverb?: number
  echo?: number
  /** Low-pass cutoff for the whole track, in Hz. */
  cutoff?: number
  /** Cycle length of a slow sweep of the low-pass, in bars of four beats. */
  sweepBars?: number
  tremoloHz?: number
  /** Timing and velocity variation: 1 is a relaxed player, 0 a machine. */
  human?: number
  /** Ducking under the kick, 0 to 1. */
  duck?: number
}

export type Atmosphere = { kind: 'crackle' | 'rain' | 'wind'; gain: number }

export type Score = {
  id: string
  seed: number
  bpm: number
  /** Position of the off-beat in its pair: 0.5 is straight, 0.667 triplets. */
  swing?: number
  /** Length of a swung pair in beats: 1 swings eighth notes, 0.5 sixteenths. */
  swingPair?: number
  sampleRate: 44100 | 32000 | 24000
  /** Length of the music in beats, without tail and fade. */
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
