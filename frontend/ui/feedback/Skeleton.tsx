import { clsx } from 'clsx'

/** A loading placeholder. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-glow rounded-md bg-wall-2', className)} />
}
