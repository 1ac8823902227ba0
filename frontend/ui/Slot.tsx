import { cloneElement, type ReactElement } from 'react'
import { cx } from './cx.ts'

interface SlotProps {
  className?: string | undefined
  children: ReactElement<{ className?: string }>
}

/** Dresses its only child instead of wrapping it, so that links can look like buttons. */
export function Slot({ className, children, ...rest }: SlotProps) {
  return cloneElement(children, { ...rest, ...children.props, className: cx(className, children.props.className) })
}
