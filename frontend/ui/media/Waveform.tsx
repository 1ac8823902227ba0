import { useMemo } from 'react'

const BARS = 112

/** Reduces the peaks to BARS bars, each as high as its loudest peak. */
function toBarHeights(peaks: readonly number[]): number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS))
    return Math.max(0, ...peaks.slice(from, to))
  })
}

function buildWaveformPath(peaks: readonly number[] | undefined) {
  // Without peaks, a flat line rather than an invented shape.
  if (!peaks?.length) return `M0 47h${BARS}v6h-${BARS}z`
  return toBarHeights(peaks)
    .map((peak, bar) => {
      const tall = Math.min(100, Math.max(4, peak))
      return `M${bar + 0.17} ${(50 - tall / 2).toFixed(1)}h.66v${tall.toFixed(1)}h-.66z`
    })
    .join('')
}

interface WaveformProps {
  /** Each from 0 to 100. */
  peaks?: readonly number[] | undefined
}

/** A waveform; the played part, set by the CSS variable `--played` (0 to 1), is highlighted. */
export function Waveform({ peaks }: WaveformProps) {
  const d = useMemo(() => buildWaveformPath(peaks), [peaks])
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
