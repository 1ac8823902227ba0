interface MeterProps {
  label: string
  value: number
  max: number
  /** What is written beside the bar: "3.2%", "4.1 / 5". */
  written: string
}

/** A share of a whole, as a bar: conversion, engagement. */
export function Meter({ label, value, max, written }: MeterProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-bone-2">{label}</p>
        <p className="poster text-xl tabular-nums">{written}</p>
      </div>
      <meter className="bar mt-2" aria-label={label} aria-valuetext={written} value={value} max={max} />
    </div>
  )
}
