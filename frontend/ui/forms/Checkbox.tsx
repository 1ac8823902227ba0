import { type ComponentProps, type ReactNode, useId } from 'react'

/** The box alone, inside a label that is a `group`. */
const CheckboxInput = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="checkbox"
    className="peer mt-0.5 grid size-6 shrink-0 cursor-[inherit] appearance-none place-items-center rounded-sm border border-rail bg-wall-deep transition-colors group-hover:border-bone-3 before:size-4 before:scale-0 before:bg-brass-ink before:transition-transform before:duration-150 before:content-[''] before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_16%,82%_2%,38%_66%)] checked:border-brass checked:bg-brass checked:before:scale-100 disabled:border-wall-4 aria-invalid:border-lamp"
  />
)

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { label, error, className, ...rest } = props
  const id = useId()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="group flex min-h-11 cursor-pointer items-start gap-3.5 py-2 has-disabled:cursor-not-allowed has-disabled:text-bone-3"
      >
        <CheckboxInput
          {...rest}
          id={id}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {/* There before it has anything to say; not in a table whose many boxes are never wrong. */}
      {'error' in props && (
        <div aria-live="polite">
          {error && (
            <p id={`${id}-error`} className="mb-2 ml-9.5 text-sm text-lamp">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** A box whose label is only heard, of as few elements as possible: for tables, where there are many. */
export const BareCheckbox = ({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) => (
  <label className="group flex min-h-11 cursor-pointer py-2">
    <CheckboxInput {...rest} aria-label={label} />
  </label>
)
