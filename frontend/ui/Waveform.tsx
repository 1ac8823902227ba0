import { useMemo } from 'react'

const BARS = 112

/** As many bars as fit, each as loud as the loudest peak it stands for. */
function barsOf(peaks: readonly number[]): number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS))
    return Math.max(0, ...peaks.slice(from, to))
  })
}

function draw(peaks: readonly number[] | undefined) {
  // Nothing is known of the sound: a level line, not an invented one.
  if (!peaks?.length) return `M0 47h${BARS}v6h-${BARS}z`
  return barsOf(peaks)
    .map((peak, bar) => {
      const tall = Math.min(100, Math.max(4, peak))
      return `M${bar + 0.17} ${(50 - tall / 2).toFixed(1)}h.66v${tall.toFixed(1)}h-.66z`
    })
    .join('')
}

interface WaveformProps {
  /** 0 to 100 each. */
  peaks?: readonly number[] | undefined
}

/** The shape of the sound; what has been played, `--played` from 0 to 1, is lit. */
export function Waveform({ peaks }: WaveformProps) {
  const d = useMemo(() => draw(peaks), [peaks])
  const shape = (colour: string) => (
    <svg
      viewBox={`0 0 ${BARS} 100`}
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full ${colour}`}
      aria-hidden="true"
    >
      <path d={d} fill="currentColor" />
    </svg>
  )
  return (
    <div className="relative h-full">
      {shape('text-wall-4')}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--played,0)*100%)_0_0)]">
        {shape('text-brass')}
      </div>
      <div className="absolute inset-y-0 left-[calc(var(--played,0)*100%)] w-0.5 -translate-x-px rounded-full bg-brass-light" />
    </div>
  )
}
