export type JobKey = { queue: string; id: string }
