import { CHART_COLOURS, ChartFrame } from './ChartFrame.tsx'

interface BarChartProps {
  /** What is shown, with its unit and period: 'Paid by fans, the last 30 days'. */
  caption: string
  /** In their order, from left to right. `label` stands under the axis. */
  bars: readonly { label: string; value: number }[]
  /** What the values are, as a heading of the table for screen readers. */
  name: string
  format: (value: number) => string
  className?: string
}

/** Amounts of equal spans of time, side by side. Values are 0 or more. */
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
            fill={n === at ? 'var(--color-brass-light)' : CHART_COLOURS[0]}
          />
        ))
      }
    </ChartFrame>
  )
}
