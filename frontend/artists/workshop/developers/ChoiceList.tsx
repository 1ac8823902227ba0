import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'

interface ChoiceListProps<T extends string> {
  legend: string
  /** Each with its label, in this order. */
  labels: Record<T, string>
  choices: readonly T[]
  chosen: T[]
  error: string | undefined
  onChange: (chosen: T[]) => void
}

/** Several of a few fixed choices. */
export function ChoiceList<T extends string>({ legend, labels, choices, chosen, error, onChange }: ChoiceListProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          label={labels[choice]}
          checked={chosen.includes(choice)}
          {...(index === choices.length - 1 ? { error } : {})}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice))
          }
        />
      ))}
    </fieldset>
  )
}
