/** A problem that a check observed. `subject` identifies it across runs. */
export type Observation = {
  subject: string
  level: 'notice' | 'serious'
  message: string
  details?: Record<string, unknown>
}

/** What a check knows of its previous runs. */
export type CheckProgress = {
  /** Rows since then may not have been looked at. */
  since: Date
  /** The last row of the previous slice; null at the start of a pass. */
  after: string | null
  /** Subjects of the open findings. They are closed when a run does not observe them again. */
  open: string[]
  /** Whether the hours of large slices have come. */
  isNight: boolean
}

/** What a check that goes through all rows in slices observed, and its slice's last row; null at the end of a pass. */
export type SliceResult = { observations: Observation[]; after: string | null }

export type Check = {
  name: string
  /** The message shown while there are no findings. */
  healthy: string
  everySeconds: number
  /** A statement or two: looked at where it stands. It gets a job only if there is something to record. */
  isQuick?: true
  /** Whether anything is new since the last run, asked by day. Otherwise it runs every RESTING_SECONDS. */
  hasNews?: (since: Date) => Promise<boolean>
  run: (progress: CheckProgress) => Promise<Observation[] | SliceResult>
}
