import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useState } from 'react'

interface TooltipProps {
  /** One sentence that defines the term. */
  text: string
  children: ReactNode
}

/** A term with its definition, shown on hover or focus until Escape is pressed; at the bottom of the screen on a phone. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const allow = () => setDismissed(false)
  useEffect(() => {
    // Hovered, it has no focus, so the key comes from anywhere.
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])
  return (
    <span className="group relative inline-block">
      <button
        type="button"
        aria-describedby={id}
        onPointerEnter={allow}
        onFocus={allow}
        onClick={allow}
        // A phone shows the definition at the bottom: the term that has focus stays above it.
        className="cursor-help text-left underline max-sm:scroll-mb-48 decoration-wall-4 decoration-dotted underline-offset-4 hover:decoration-rail"
      >
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        className={clsx(
          // The strip above keeps it open on the way from the term.
          'invisible absolute top-full left-0 z-30 mt-2 w-72 rounded-md border border-wall-4 bg-wall-2 px-4 py-3 text-sm leading-snug font-normal text-bone opacity-0 shadow-lift transition-opacity before:absolute before:inset-x-0 before:-top-2 before:h-2 max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-[calc(var(--bottom-inset)+1rem)] max-sm:w-auto',
          !isDismissed &&
            'group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100',
        )}
      >
        {text}
      </span>
    </span>
  )
}
