import { useEffect, useRef } from 'react'

/** Between the upper edge of the message log and what is read first, in pixels. */
const GAP = 16

/**
 * Scrolls the message log, never the window, to the newest message. A long answer is read from its beginning: it stays below
 * its question, and the reader scrolls on.
 */
export function useScrollToNewest(count: number, partialAnswer: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = log
    if (!current || (count === 0 && partialAnswer === undefined)) return
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Wait until the new bubble, including PendingBubble, is rendered.
    const frame = requestAnimationFrame(() => {
      const top = calculateTop(current)
      // Whoever has scrolled on while the answer grows is left where they read.
      if (top > current.scrollTop)
        current.scrollTo({ top, behavior: reducesMotion || partialAnswer ? 'instant' : 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [count, partialAnswer])
  return log
}

/** Where the newest message begins, or its question; of a question that would fill the log, only its end is above. */
function calculateTop(log: HTMLElement): number {
  const [before, newest] = [...log.querySelectorAll<HTMLElement>('[data-author]')].slice(-2)
  if (!before || !newest) return log.scrollHeight
  const first = before.dataset['author'] === 'user' ? before : newest
  const { top, bottom } = first.getBoundingClientRect()
  const start = first === before ? Math.max(top - GAP, bottom - log.clientHeight / 2) : top - GAP
  return start - log.getBoundingClientRect().top + log.scrollTop
}
