import type { ApplicationState } from '#contract/applications'

export const isDecided = (state: ApplicationState | undefined) => state === 'approved' || state === 'declined'
