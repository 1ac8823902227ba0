interface SegmentedControlProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A row of buttons of which one is pressed, for periods and views. */
export function SegmentedControl<T extends string>({ label, options, value, onChange }: SegmentedControlProps<T>) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-px overflow-hidden rounded-md border border-wall-4 bg-wall-4"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 grow bg-wall-1 px-4 text-sm font-semibold text-bone-2 -outline-offset-2 transition-colors hover:text-bone aria-pressed:bg-brass aria-pressed:text-brass-ink aria-pressed:outline-brass-ink"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
