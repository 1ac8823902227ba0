export interface AudioTrack {
  id: string
  title: string
  artist?: string
  src: string
  /** Loudness over time, each value from 0 to 100. */
  peaks?: readonly number[]
  /** Length in seconds, shown until the file's metadata has loaded. */
  seconds?: number
}
