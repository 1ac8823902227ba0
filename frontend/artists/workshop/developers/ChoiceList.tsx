import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'

interface ChoiceListProps<T extends string> {
  legend: string
  choices: readonly T[]
  getLabel: (choice: T) => string
  chosen: T[]
  error: string | undefined
  onChange: (chosen: T[]) => void
}

/** Several of a few fixed choices. */
export function ChoiceList<T extends string>({
  legend,
  choices,
  getLabel,
  chosen,
  error,
  onChange,
}: ChoiceListProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          label={getLabel(choice)}
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
