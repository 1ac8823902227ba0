import { CHART_COLORS, type ChartSeries, ChartFrame } from './ChartFrame.tsx'

interface LineChartProps {
  caption: string
  /** The axis label of every point. */
  labels: readonly string[]
  /** Up to four lines; each has one value per label. */
  lines: readonly ChartSeries[]
  format: (value: number) => string
  className?: string
}

/** Values over time, one line per series. Values are 0 or more. */
export function LineChart({ caption, labels, lines, format, className }: LineChartProps) {
  return (
    <ChartFrame caption={caption} labels={labels} lines={lines} format={format} {...(className ? { className } : {})}>
      {({ x, y, at }) => (
        <>
          {at >= 0 && (
            <line
              x1={x(at)}
              x2={x(at)}
              y1={0}
              y2={100}
              stroke="var(--color-rail)"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {lines.map((line, n) => (
            <g key={line.name}>
              {lines.length === 1 && (
                <polygon
                  points={`${x(0)},100 ${buildPoints(line, x, y)} ${x(labels.length - 1)},100`}
                  fill={CHART_COLORS[0]}
                  opacity={0.14}
                />
              )}
              <polyline
                points={buildPoints(line, x, y)}
                fill="none"
                stroke={CHART_COLORS[n % CHART_COLORS.length]}
                strokeWidth={2.25}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  )
}

function buildPoints(line: ChartSeries, x: (at: number) => number, y: (value: number) => number): string {
  return line.values.map((value, at) => `${x(at)},${y(value)}`).join(' ')
}
