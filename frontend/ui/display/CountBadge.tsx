/** How many of something wait. The eye sees the number; `label` is all that a screen reader says. */
export const CountBadge = ({ count, label }: { count: number; label: string }) => (
  <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-brass px-1.5 text-xs leading-none font-semibold text-brass-ink tabular-nums">
    <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
    <span className="sr-only"> {label}</span>
  </span>
)
