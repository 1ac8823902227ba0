import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { listChartTicks } from './list-chart-ticks.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export interface ChartSeries {
  name: string
  values: readonly number[]
}

interface ChartFrameProps {
  /** The accessible name, and the caption of the data table. */
  caption: string
  /** The axis label of every point: 'Nov 21'. */
  labels: readonly string[]
  lines: readonly ChartSeries[]
  /** Formats a value for the axis and the tooltip, for example formatCents. */
  format: (value: number) => string
  /** Draws into a stretched SVG of 100 by 100: `x` is the center of a point, `y` decreases as the value grows. */
  children: (draw: { x: (at: number) => number; y: (value: number) => number; width: number; at: number }) => ReactNode
  className?: string
}

/**
 * Axis, grid, tooltip and an equivalent data table around a time series chart. The chart is a single tab stop: the
 * arrow keys move between points, whose values are announced.
 */
export function ChartFrame({ caption, labels, lines, format, children, className }: ChartFrameProps) {
  const t = useMessages(ui)
  const [at, setAt] = useState(-1)
  const points = labels.length
  const ticks = listChartTicks(Math.max(0, ...lines.flatMap((line) => line.values)))
  const top = ticks.at(-1) ?? 1
  const width = 100 / Math.max(1, points)
  const x = (point: number) => (point + 0.5) * width
  const y = (value: number) => 100 - (value / top) * 100
  const told = (point: number) =>
    lines.map((line) => `${lines.length > 1 ? `${line.name}: ` : ''}${format(line.values[point] ?? 0)}`).join(', ')

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(Math.min(points - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * points))))
  }
  const step = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at < 0 ? points - 1 : at - 1, ArrowRight: at + 1, Home: 0, End: points - 1 }[event.key]
    if (event.key === 'Escape') setAt(-1)
    if (to === undefined) return
    event.preventDefault()
    setAt(Math.min(points - 1, Math.max(0, to)))
  }

  return (
    <figure className={clsx('relative min-w-0', className)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden="true" className="relative h-48 text-right text-xs text-bone-3 tabular-nums sm:h-60">
          {/* Reserves the width of the widest number. */}
          <span className="invisible">{format(top)}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={caption}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, points - 1)}
          aria-valuenow={at < 0 ? Math.max(0, points - 1) : at}
          aria-valuetext={points > 0 ? `${labels[at] ?? labels[points - 1]}: ${told(at < 0 ? points - 1 : at)}` : ''}
          className="relative h-48 touch-pan-y rounded-xs outline-offset-4 sm:h-60"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(-1)}
          onKeyDown={step}
          onBlur={() => setAt(-1)}
        >
          {ticks.map((tick) => (
            <div
              key={tick}
              className={clsx('absolute inset-x-0 border-t', tick === 0 ? 'border-rail' : 'border-wall-3')}
              style={{ top: `${y(tick)}%` }}
            />
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {children({ x, y, width, at })}
          </svg>
          {at >= 0 && (
            <div
              className="pointer-events-none absolute bottom-full z-10 -mb-4 rounded-md border border-wall-4 bg-wall-2 px-3 py-2 text-sm whitespace-nowrap shadow-lg"
              style={
                x(at) < 50
                  ? { left: `${Math.max(0, x(at) - width)}%` }
                  : { right: `${Math.max(0, 100 - x(at) - width)}%` }
              }
            >
              <p className="text-bone-3">{labels[at]}</p>
              {lines.map((line, n) => (
                <p key={line.name} className="font-semibold tabular-nums">
                  {lines.length > 1 && <LegendItem n={n} name={line.name} />} {format(line.values[at] ?? 0)}
                </p>
              ))}
            </div>
          )}
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-5 text-xs text-bone-3">
          {listLabelIndexes(points).map((point_, n, all) => (
            <span
              key={point_}
              className={clsx(
                'absolute whitespace-nowrap',
                n === 0 ? 'left-0' : n === all.length - 1 ? 'right-0' : '-translate-x-1/2 max-sm:hidden',
              )}
              style={n === 0 || n === all.length - 1 ? undefined : { left: `${x(point_)}%` }}
            >
              {labels[point_]}
            </span>
          ))}
        </div>
      </div>
      {lines.length > 1 && (
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-bone-2">
          {lines.map((line, n) => (
            <LegendItem key={line.name} n={n} name={line.name} />
          ))}
        </p>
      )}
      <figcaption className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              {lines.map((line) => (
                <th key={line.name} scope="col">
                  {line.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {lines.map((line) => (
                  <td key={line.name}>{format(line.values[row] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  )
}

/** In the order of the lines. */
export const CHART_COLORS = [
  'var(--color-brass)',
  'var(--color-go)',
  'var(--color-bone-2)',
  'var(--color-lamp)',
] as const

const LegendItem = ({ n, name }: { n: number; name: string }) => (
  <span className="inline-flex items-center gap-2 font-normal">
    <span className="size-2.5 rounded-full" style={{ background: CHART_COLORS[n % CHART_COLORS.length] }} />
    {name}
  </span>
)

/** The indexes of up to five evenly spaced points that get an axis label, including first and last. */
function listLabelIndexes(points: number): number[] {
  const named = Math.min(5, points)
  if (named < 2) return points === 1 ? [0] : []
  return Array.from({ length: named }, (_, n) => Math.round((n * (points - 1)) / (named - 1)))
}
