import { CHART_COLORS, ChartFrame } from './ChartFrame.tsx'

interface BarChartProps {
  /** What is shown, with its unit and period: 'Paid by fans, the last 30 days'. */
  caption: string
  /** From left to right. `label` is the axis label. */
  bars: readonly { label: string; value: number }[]
  /** The name of the values, as a column heading in the table for screen readers. */
  name: string
  format: (value: number) => string
  className?: string
}

/** A bar per time span. Values are 0 or more. */
export function BarChart({ caption, bars, name, format, className }: BarChartProps) {
  return (
    <ChartFrame
      caption={caption}
      labels={bars.map((bar) => bar.label)}
      lines={[{ name, values: bars.map((bar) => bar.value) }]}
      format={format}
      {...(className ? { className } : {})}
    >
      {({ x, y, width, at }) =>
        bars.map((bar, n) => (
          <rect
            key={bar.label}
            x={x(n) - width * 0.36}
            width={width * 0.72}
            y={y(bar.value)}
            height={100 - y(bar.value)}
            fill={n === at ? 'var(--color-brass-light)' : CHART_COLORS[0]}
          />
        ))
      }
    </ChartFrame>
  )
}
