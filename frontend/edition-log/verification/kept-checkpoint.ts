/** The last checkpoint that this browser has checked, and when. */
export type KeptCheckpoint = { note: string; at: string }

const STORAGE_KEY = 'edition-log-checkpoint'

export function getKeptCheckpoint(): KeptCheckpoint | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isKeptCheckpoint(kept) ? kept : undefined
  } catch {
    // Unreadable, or the browser allows no storage.
    return undefined
  }
}

export function updateKeptCheckpoint(note: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ note, at: new Date().toISOString() } satisfies KeptCheckpoint))
  } catch {
    // Without storage every visit is the first one.
  }
}

/** The number of entries that a checkpoint speaks of. */
export const getCheckpointSize = (note: string) => Number(note.split('\n')[1])

const isKeptCheckpoint = (kept: unknown): kept is KeptCheckpoint =>
  typeof kept === 'object' &&
  kept !== null &&
  'note' in kept &&
  typeof kept.note === 'string' &&
  /^\d+$/.test(kept.note.split('\n')[1] ?? '') &&
  'at' in kept &&
  typeof kept.at === 'string'
