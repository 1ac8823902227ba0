import { useEffect, useState } from 'react'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Money } from '#frontend/ui/display/Money.tsx'

interface UpcomingReleaseProps {
  /** ISO 8601. */
  releaseAt: string
  /** Dollars. */
  price: number
  /** Copies on open sale from then on; null: none. */
  openSale: { of: number } | null
  artist: string
  /** Called every second from the release on, until the page shows it. */
  onDue: () => void
}

/** In place of what can be bought: when it can be, with a countdown to that second. */
export function UpcomingRelease({ releaseAt, price, openSale, artist, onDue }: UpcomingReleaseProps) {
  const seconds = useSecondsUntil(releaseAt, onDue)
  return (
    <div className="mt-8">
      <Money cents={Math.round(price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        Out on <time dateTime={releaseAt}>{formatDateTime(releaseAt)}</time>, your time.{' '}
        {openSale
          ? `Copies go on open sale at that moment: come back here and buy the next free number from ${artist}.`
          : `Copies are handed out by ${artist} as Keymails from then on.`}
      </p>
      <p
        role="timer"
        aria-label="Time until the release"
        className="poster mt-6 text-poster-s text-brass-light tabular-nums"
      >
        {seconds <= 0 ? 'Opening now' : formatTimeLeft(seconds)}
      </p>
    </div>
  )
}

/** Whole seconds until that moment, counted every second; calls `onDue` with each of them from then on. */
function useSecondsUntil(moment: string, onDue: () => void): number {
  const [seconds, setSeconds] = useState(() => calculateSecondsUntil(moment))
  useEffect(() => {
    const timer = setInterval(() => {
      const left = calculateSecondsUntil(moment)
      setSeconds(left)
      if (left <= 0) onDue()
    }, 1000)
    return () => clearInterval(timer)
  }, [moment, onDue])
  return seconds
}

const calculateSecondsUntil = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 1000)

/** '3 d 04:12:09' */
function formatTimeLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days} d ${clock}` : clock
}
