import type { CSSProperties, KeyboardEvent, Ref } from 'react'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { clsx } from 'clsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { Waveform } from './Waveform.tsx'

interface SeekBarProps {
  label: string
  /** Seconds. */
  time: number
  /** Seconds; 0 while unknown. */
  duration: number
  peaks: readonly number[] | undefined
  onSeek: (seconds: number) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Must set the height. */
  className: string
  /** The element with the CSS variable `--played`, 0 to 1. */
  ref?: Ref<HTMLDivElement>
}

/** A slider drawn as the track's waveform; the played part is highlighted. */
export function SeekBar({ label, time, duration, peaks, onSeek, onKeyDown, className, ref }: SeekBarProps) {
  const t = useMessages(ui)
  const played = { '--played': duration > 0 ? Math.min(1, time / duration) : 0 } as CSSProperties
  return (
    <div
      ref={ref}
      className={clsx(
        'relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-brass-light',
        className,
      )}
      style={played}
    >
      <Waveform peaks={peaks} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={t('timeOf', { time: formatDuration(time), duration: formatDuration(duration) })}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-default"
      />
    </div>
  )
}
