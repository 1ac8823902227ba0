import type { ReactNode } from 'react'

interface RoundButtonProps {
  label: string
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}

export function RoundButton({ label, onClick, disabled, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
      className="grid size-11 shrink-0 place-items-center rounded-full text-bone-2 transition-colors hover:bg-wall-3 hover:text-bone focus-visible:rounded-full disabled:text-wall-4 disabled:hover:bg-transparent"
    >
      {children}
    </button>
  )
}
