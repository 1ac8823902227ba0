import { useEffect, useState } from 'react'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

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
  const t = useMessages(music)
  const seconds = useSecondsUntil(releaseAt, onDue)
  const days = Math.floor(seconds / SECONDS_OF_DAY)
  return (
    <div className="mt-8">
      <Money cents={Math.round(price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        <RichText
          text={t('upcoming.out', { date: formatDateTime(releaseAt) })}
          tags={{ time: <time dateTime={releaseAt} /> }}
        />{' '}
        {openSale ? t('upcoming.openSale', { artist }) : t('upcoming.keymail', { artist })}
      </p>
      <p
        role="timer"
        aria-label={t('upcoming.timer')}
        className="poster mt-6 text-poster-s text-brass-light tabular-nums"
      >
        {seconds <= 0
          ? t('upcoming.now')
          : days > 0
            ? t('upcoming.left', { days, clock: formatClock(seconds) })
            : formatClock(seconds)}
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

const SECONDS_OF_DAY = 86_400

/** '04:12:09', without whole days. */
function formatClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
