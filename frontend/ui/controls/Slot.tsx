import { cloneElement, type ReactElement } from 'react'
import { clsx } from 'clsx'

interface SlotProps {
  className?: string | undefined
  children: ReactElement<{ className?: string }>
}

/** Merges class name and props into its only child, so that links can look like buttons. */
export function Slot({ className, children, ...rest }: SlotProps) {
  return cloneElement(children, { ...rest, ...children.props, className: clsx(className, children.props.className) })
}
