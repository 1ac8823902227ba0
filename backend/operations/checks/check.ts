/** A problem that a check observed. `subject` identifies it across runs. */
export type Observation = {
  subject: string
  level: 'notice' | 'serious'
  message: string
  details?: Record<string, unknown>
}

export type Check = {
  name: string
  /** The message shown while there are no findings. */
  healthy: string
  everySeconds: number
  run: () => Promise<Observation[]>
}
