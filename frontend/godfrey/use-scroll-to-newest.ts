import { useEffect, useRef } from 'react'

/** Scrolls the message log, never the window, to the newest message. */
export function useScrollToNewest(count: number, partialAnswer: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = log
    if (!current || (count === 0 && partialAnswer === undefined)) return
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Wait until the new bubble, including PendingBubble, is rendered.
    const frame = requestAnimationFrame(() =>
      current.scrollTo({ top: current.scrollHeight, behavior: reducesMotion || partialAnswer ? 'instant' : 'smooth' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [count, partialAnswer])
  return log
}
