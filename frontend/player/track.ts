/** Something the player plays: the preview of a song for everybody, or a recording for whoever owns a copy. */
export interface PlayerTrack {
  /** The song's id. */
  id: string
  title: string
  artist: string
  artistId?: string
  src: string
  /** The artist's own cover, if there is one. */
  coverUrl?: string | null | undefined
  isPreview: boolean
  /** Of an owned copy: 'No. 7 of 100'. */
  label?: string
  /** Loudness over time, each value from 0 to 100. */
  peaks?: readonly number[]
  /** Length in seconds, shown until the file's metadata has loaded. */
  seconds?: number
  /** The copy that can be given away only until it is played; songs of one album share it. */
  giveableCopy?: string
}

export type Repeat = 'off' | 'all' | 'one'
