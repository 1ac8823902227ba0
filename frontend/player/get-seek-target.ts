const SKIP_SECONDS = 5
const LONG_SKIP_SECONDS = 15

/** The position that a key of the seek bar leads to; undefined for keys that do not seek. */
export function getSeekTarget(key: string, time: number, duration: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return time - SKIP_SECONDS
    case 'ArrowRight':
    case 'ArrowUp':
      return time + SKIP_SECONDS
    case 'PageDown':
      return time - LONG_SKIP_SECONDS
    case 'PageUp':
      return time + LONG_SKIP_SECONDS
    case 'Home':
      return 0
    case 'End':
      return duration
    default:
      return undefined
  }
}
