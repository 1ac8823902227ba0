export const CONNECTIONS = 50

export const ROUND_MS = 1_500
