import { type RefObject, useEffect, useRef } from 'react'

/** Between the upper edge of the message log and what is read first, in pixels. */
const GAP = 16

/**
 * Scrolls the message log, never the window, to the newest message. A long answer is read from its beginning: it stays below
 * its question, and the reader scrolls on. Whoever scrolls back is left there until another message comes.
 */
export function useScrollToNewest(count: number, partialAnswer: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  // With the one that is coming.
  const shown = count + (partialAnswer === undefined ? 0 : 1)
  const scrolledBackAt = useScrolledBackAt(log, shown)
  useEffect(() => {
    const { current } = log
    if (!current || scrolledBackAt.current === shown || (count === 0 && partialAnswer === undefined)) return
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Wait until the new bubble, including PendingBubble, is rendered.
    const frame = requestAnimationFrame(() => {
      const top = calculateTop(current, partialAnswer === undefined)
      // Whoever has scrolled further down while the answer grows is left where they read.
      if (top > current.scrollTop)
        current.scrollTo({ top, behavior: reducesMotion || partialAnswer ? 'instant' : 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [count, partialAnswer, shown, scrolledBackAt])
  return log
}

/** At how many messages the reader last scrolled back: the log scrolls up though there is as much to scroll. */
function useScrolledBackAt(log: RefObject<HTMLElement | null>, shown: number): RefObject<number | undefined> {
  const scrolledBackAt = useRef<number>(undefined)
  useEffect(() => {
    const { current } = log
    if (!current) return
    let top = current.scrollTop
    let end = current.scrollHeight - current.clientHeight
    const update = () => {
      const newEnd = current.scrollHeight - current.clientHeight
      if (current.scrollTop < top && newEnd >= end) scrolledBackAt.current = shown
      top = current.scrollTop
      end = newEnd
    }
    current.addEventListener('scroll', update, { passive: true })
    return () => current.removeEventListener('scroll', update)
  }, [log, shown])
  return scrolledBackAt
}

/**
 * The end, if all of a complete message and the buttons under it fit; else where its question begins, or, of one longer than
 * half the log, its end.
 */
function calculateTop(log: HTMLElement, isComplete: boolean): number {
  const end = log.scrollHeight - log.clientHeight
  const [before, newest] = [...log.querySelectorAll<HTMLElement>('[data-author]')].slice(-2)
  if (!before || !newest) return end
  const toScrolled = (y: number) => y - log.getBoundingClientRect().top + log.scrollTop
  const start = toScrolled(newest.getBoundingClientRect().top) - GAP
  if ((isComplete && start >= end) || before.dataset['author'] !== 'user') return Math.min(start, end)
  const { top, bottom } = before.getBoundingClientRect()
  return Math.max(toScrolled(top) - GAP, toScrolled(bottom) - log.clientHeight / 2)
}
