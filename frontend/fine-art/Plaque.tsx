import type { ReactNode } from 'react'

interface PlaqueProps {
  children: ReactNode
  className?: string
}

/** The label beside a picture: printed on paper, pinned to the wall. */
export function Plaque({ children, className = '' }: PlaqueProps) {
  return (
    <div
      className={`rounded-sm bg-[linear-gradient(178deg,#f2e9d2,var(--color-paper))] text-ink shadow-paper print:shadow-none ${className}`}
    >
      {children}
    </div>
  )
}
