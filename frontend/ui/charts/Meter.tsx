interface MeterProps {
  label: string
  value: number
  max: number
  /** The formatted value: "3.2%", "4.1 / 5". */
  valueText: string
}

/** A value relative to its maximum, as a bar. */
export function Meter({ label, value, max, valueText }: MeterProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-bone-2">{label}</p>
        <p className="poster text-xl tabular-nums">{valueText}</p>
      </div>
      <meter className="bar mt-2" aria-label={label} aria-valuetext={valueText} value={value} max={max} />
    </div>
  )
}
