import { cx } from '#frontend/ui/cx.ts'

/** A loading placeholder. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-glow rounded-md bg-wall-2', className)} />
}
