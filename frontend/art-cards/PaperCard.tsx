import type { ReactNode } from 'react'

interface PaperCardProps {
  children: ReactNode
  className?: string
}

/** A panel that looks like printed paper, such as the label beside a picture. */
export function PaperCard({ children, className = '' }: PaperCardProps) {
  return (
    <div
      className={`rounded-sm bg-[linear-gradient(178deg,#f2e9d2,var(--color-paper))] text-ink shadow-paper print:shadow-none ${className}`}
    >
      {children}
    </div>
  )
}
