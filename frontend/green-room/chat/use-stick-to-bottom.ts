import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Keeps the log scrolled to the bottom while the reader is there; otherwise keeps the reading position. */
export function useStickToBottom(oldest: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const atBottom = useRef(true)
  const before = useRef({ height: 0, oldest })
  useEffect(() => {
    const box = scroller.current
    const look = () => {
      if (box) atBottom.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80
    }
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || box.scrollHeight === before.current.height) return
    if (atBottom.current) box.scrollTo(0, box.scrollHeight)
    // Older messages were prepended: offset the scroll position by their height.
    else if (oldest !== before.current.oldest) box.scrollBy(0, box.scrollHeight - before.current.height)
    before.current = { height: box.scrollHeight, oldest }
  })
  return scroller
}
