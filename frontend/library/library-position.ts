const STORAGE_KEY = 'tunemaker-boombox'

/** Where the listener stopped in the library. The player's own queue may be another one since. */
export interface LibraryPosition {
  trackId: string
  /** Position in the track. */
  seconds: number
}

export function getLibraryPosition(): LibraryPosition {
  try {
    const { trackId, seconds } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<LibraryPosition>
    return {
      trackId: typeof trackId === 'string' ? trackId : '',
      seconds: typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0,
    }
  } catch {
    return { trackId: '', seconds: 0 }
  }
}

export function updateLibraryPosition(position: LibraryPosition): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(position))
  } catch {
    // Storage may be full or blocked; the next visit then starts from the beginning.
  }
}
